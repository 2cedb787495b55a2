import { and, eq, isNull, ne } from 'drizzle-orm';
import { isMoney, type OpenThing } from '#contract/open-things.ts';
import type { Leaver, Leaving } from '#server/leaving.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { users } from '../table.ts';
import { emptyAccount } from './empty-account.ts';

/**
 * Erases an account, whose owner types its email to confirm: 400 for another one, 409 with what is open while money or
 * work is. Everything happens or nothing: whoever hires, pays or writes at this moment either comes first and is seen
 * here, or finds the account gone.
 */
export const eraseAccount = (kit: Kit, actor: Actor, typed: string, rooms: readonly Leaving[]): Promise<void> =>
  transact(kit, async (tx) => {
    const leaver = await leaverOf(tx, actor, typed);
    await seeOff(kit, tx, leaver, rooms, async () => {
      await lockOwnAccount(tx, actor);
      await refuseLastOwner(tx, leaver, actor.staffRole);
    });
  });

/** Holds what could change meanwhile, then the account, which `claim` locks or refuses, and empties it in every room. */
export async function seeOff(
  kit: Kit,
  tx: Tx,
  leaver: Leaver,
  rooms: readonly Leaving[],
  claim: () => Promise<void>,
): Promise<void> {
  for (const { hold } of rooms) await hold?.(tx, leaver);
  await claim();
  await refuseWhileOpen(kit, tx, leaver, rooms);
  await emptyAccount(kit, tx, leaver);
  for (const { erase } of rooms) await erase(kit, tx, leaver);
}

async function leaverOf(tx: Tx, { id, role }: Actor, typed: string): Promise<Leaver> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (account?.email.toLowerCase() !== typed) throw invalidInput({ email: 'emailNotYours' });
  return { id, role, email: account.email };
}

/** What has to be settled before somebody can leave. */
export async function openOf(kit: Kit, tx: Tx, leaver: Leaver, rooms: readonly Leaving[]): Promise<OpenThing[]> {
  const open: OpenThing[] = [];
  for (const room of rooms) open.push(...((await room.openOf?.(kit, tx, leaver)) ?? []));
  return open;
}

async function refuseWhileOpen(kit: Kit, tx: Tx, leaver: Leaver, rooms: readonly Leaving[]): Promise<void> {
  const open = await openOf(kit, tx, leaver, rooms);
  if (open.length === 0) return;
  const named = [...new Set(open.map(({ kind, jobTitle }) => jobTitle ?? kind))].join(', ');
  if (open.some(isMoney))
    throw new Refusal('open_money', `This account can’t be deleted while money is open: ${named}.`, {
      extra: { open },
    });
  throw new Refusal('in_use', `This account can’t be deleted while it has active jobs: ${named}.`, {
    extra: { open },
  });
}

/** Somebody has to be able to run the marketplace; the rows of all owners are held meanwhile. */
async function refuseLastOwner(tx: Tx, { id }: Leaver, staffRole: Actor['staffRole']): Promise<void> {
  if (staffRole !== 'owner') return;
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.staffRole, 'owner'), ne(users.id, id), isNull(users.erasedAt), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .for('share');
  if (others.length === 0) throw new Refusal('in_use', 'You’re the only owner. Make another admin an owner first.');
}
