import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { eraseUser as endpoint } from '#contract/admin-people.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { OpenThing } from '#contract/open-things.ts';
import { isTypedAsShown } from '#contract/same-name.ts';
import type { Leaver, Leaving } from '#server/leaving.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { mailAccountDecision, type SupportEmail } from '../mail-account-decision.ts';
import type { UserRow } from '../present-user.ts';
import { requireOwner } from '../staff/lock-staff.ts';
import { users } from '../table.ts';
import { openOf, seeOff } from './erase-account.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * An owner erases somebody else's account for good, whose name, or email where they have none yet, they type to confirm it. What is open is settled first,
 * as where the person does it. Owners who erase each other are decided one after the other: the second is none any more.
 */
export const eraseAsAdmin = (
  kit: Kit,
  actor: Actor,
  id: string,
  { name, reason }: Body,
  { rooms, supportEmail }: { rooms: readonly Leaving[]; supportEmail: SupportEmail },
): Promise<void> =>
  transact(kit, async (tx) => {
    if (id === actor.id) throw new Refusal('forbidden', 'Delete your own account from your account settings.');
    const leaver = { ...(await leaverOf(tx, id)), by: { adminId: actor.id, reason } };
    let account: UserRow | undefined;
    await seeOff(kit, tx, leaver, rooms, async () => {
      account = await claim(tx, actor, id);
      // it may have been changed just before: what is to be forgotten stands under the one it is now
      leaver.email = account.email;
      if (!isTypedAsShown(name, account)) throw invalidInput({ name: 'nameNotTheirs' });
    });
    // written last: whatever was on its way to them is forgotten before
    if (account) await mailAccountDecision(kit, tx, account, { kind: 'erased', reason, supportEmail });
  });

/** What would refuse it now; asked before anything is typed. */
export const showOpenOf = (kit: Kit, id: string, rooms: readonly Leaving[]): Promise<OpenThing[]> =>
  transact(kit, async (tx) => openOf(kit, tx, await leaverOf(tx, id), rooms));

/** Both accounts, locked in one order; who has just been erased or is no owner any more erases nobody. */
async function claim(tx: Tx, actor: Actor, id: string): Promise<UserRow> {
  const both = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [actor.id, id]), isNull(users.erasedAt)))
    .orderBy(asc(users.id))
    .for('update');
  await requireOwner(tx, actor.id);
  const account = both.find((one) => one.id === id);
  if (!account) throw notFound();
  return account;
}

async function leaverOf(tx: Tx, id: string): Promise<Leaver> {
  const [account] = await tx
    .select({ email: users.email, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)));
  if (!account) throw notFound();
  return { id, ...account };
}
