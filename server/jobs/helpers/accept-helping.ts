import { and, eq } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { joinAsHelper as joinCall, showHelperInvitation } from '#contract/helpers.ts';
import {
  createInvited,
  isLiveInvitation,
  openSession,
  requireInvited,
  thatInvitation,
} from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { helperInvitations, helpers } from '../table.ts';
import { isToThem } from './asked-to-help.ts';

/** What a mailed link is for; 404 for one that no longer works. */
export async function lookAtInvitation(kit: Kit, token: string): Promise<AnswerOf<typeof showHelperInvitation>> {
  const rows = await kit.db
    .select({ invitation: helperInvitations, cleaner: users.name })
    .from(helperInvitations)
    .innerJoin(users, eq(users.id, helperInvitations.cleanerId))
    .where(isLiveInvitation(kit, helperInvitations, token));
  const { invitation, cleaner } = thatInvitation(rows);
  const { id, name, email, expiresAt } = invitation;
  const [account] = await kit.db.select({ role: users.role }).from(users).where(eq(users.email, email));
  const kind = account ? (account.role === 'CLEANER' ? 'cleaner' : 'other') : 'none';
  return { id, name, email, cleaner, expiresAt: expiresAt.toISOString(), account: kind };
}

/** Somebody without an account gets one by the link that was mailed to them, helps, and is logged in. */
export const joinAsHelper = (kit: Kit, caller: Caller, { token, name }: BodyOf<typeof joinCall>): Promise<Session> =>
  transact(kit, async (tx) => {
    const { cleanerId, email } = await takeInvitation(kit, tx, token);
    const user = await createInvited(kit, tx, caller, { email, name, role: 'CLEANER', helperOnly: true });
    await tie(kit, tx, cleanerId, user.id);
    return openSession(kit, tx, user, { caller, byMail: true });
  });

/** A cleaner accepts an invitation that was mailed to their own address. */
export const acceptHelping = (kit: Kit, actor: Actor, token: string): Promise<void> =>
  transact(kit, async (tx) => {
    const { cleanerId, email } = await takeInvitation(kit, tx, token);
    await requireInvited(tx, actor.id, email);
    await tie(kit, tx, cleanerId, actor.id);
  });

/** A cleaner accepts in the product itself what was sent to their own address. */
export const acceptHelpingHere = (kit: Kit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const { cleanerId } = await takeOwnInvitation(kit, tx, actor, id);
    await tie(kit, tx, cleanerId, actor.id);
  });

/** The cleaner who asked sees that it is gone, as when it has run out. */
export const declineHelping = (kit: Kit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    await takeOwnInvitation(kit, tx, actor, id);
  });

async function takeOwnInvitation({ clock }: Kit, tx: Tx, actor: Actor, id: string) {
  const isOwn = and(eq(helperInvitations.id, id), isToThem(actor.id, clock.now()));
  return thatInvitation(await tx.delete(helperInvitations).where(isOwn).returning());
}

const takeInvitation = async (kit: Kit, tx: Tx, token: string) =>
  thatInvitation(
    await tx
      .delete(helperInvitations)
      .where(isLiveInvitation(kit, helperInvitations, token))
      .returning(),
  );

async function tie(kit: Kit, tx: Tx, cleanerId: string, helperId: string): Promise<void> {
  // who has taken the address that they once invited
  if (cleanerId === helperId) throw new Refusal('forbidden', 'You can’t be your own helper.');
  const row = { cleanerId, helperId, createdAt: kit.clock.now() };
  const { rowCount } = await tx.insert(helpers).values(row).onConflictDoNothing();
  if (rowCount === 1) await record(kit, tx, { kind: 'helper accepted', cleanerId, helperId });
}
