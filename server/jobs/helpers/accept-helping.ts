import { and, eq, gt } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { joinAsHelper as joinCall, showHelperInvitation } from '#contract/helpers.ts';
import { createAccount, EmailTaken, hashToken, languageOf, openSession } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { helperInvitations, helpers } from '../table.ts';
import { isToThem } from './asked-to-help.ts';

/** What a mailed link is for; 404 for one that no longer works. */
export async function lookAtInvitation(kit: Kit, token: string): Promise<AnswerOf<typeof showHelperInvitation>> {
  const [found] = await kit.db
    .select({ invitation: helperInvitations, cleaner: users.name })
    .from(helperInvitations)
    .innerJoin(users, eq(users.id, helperInvitations.cleanerId))
    .where(isLive(kit, token));
  if (!found) throw goneInvitation();
  const { id, name, email, expiresAt } = found.invitation;
  const [account] = await kit.db.select({ role: users.role }).from(users).where(eq(users.email, email));
  const kind = account ? (account.role === 'CLEANER' ? 'cleaner' : 'other') : 'none';
  return { id, name, email, cleaner: found.cleaner, expiresAt: expiresAt.toISOString(), account: kind };
}

/** Somebody without an account gets one by the link that was mailed to them, helps, and is logged in. */
export const joinAsHelper = (kit: Kit, caller: Caller, { token, name }: BodyOf<typeof joinCall>): Promise<Session> =>
  transact(kit, async (tx) => {
    const { cleanerId, email } = await takeInvitation(kit, tx, token);
    const account = { email, name, role: 'CLEANER' as const, emailProven: true, helperOnly: true };
    const user = await createAccount(kit, tx, { ...account, locale: languageOf(caller) }).catch((error: unknown) => {
      throw error instanceof EmailTaken ? hasAccount() : error;
    });
    await tie(kit, tx, cleanerId, user.id);
    return openSession(kit, tx, user, { caller, byMail: true });
  });

/** A cleaner accepts an invitation that was mailed to their own address. */
export const acceptHelping = (kit: Kit, actor: Actor, token: string): Promise<void> =>
  transact(kit, async (tx) => {
    const { cleanerId, email } = await takeInvitation(kit, tx, token);
    const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
    if (account?.email.toLowerCase() !== email)
      throw new Refusal('forbidden', 'This invitation was sent to another email address. Log in with that one.');
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
  const [invitation] = await tx.delete(helperInvitations).where(isOwn).returning();
  if (!invitation) throw goneInvitation();
  return invitation;
}

const isLive = ({ clock }: Kit, token: string) =>
  and(eq(helperInvitations.tokenHash, hashToken(token)), gt(helperInvitations.expiresAt, clock.now()));

const goneInvitation = () => notFound('This invitation no longer works.');
const hasAccount = () => new Refusal('already_exists', 'This address already has an account. Log in to accept.');

/** It works once; a refusal afterwards leaves it as it was. */
async function takeInvitation(kit: Kit, tx: Tx, token: string) {
  const [invitation] = await tx.delete(helperInvitations).where(isLive(kit, token)).returning();
  if (!invitation) throw goneInvitation();
  return invitation;
}

async function tie(kit: Kit, tx: Tx, cleanerId: string, helperId: string): Promise<void> {
  // who has taken the address that they once invited
  if (cleanerId === helperId) throw new Refusal('forbidden', 'You can’t be your own helper.');
  const row = { cleanerId, helperId, createdAt: kit.clock.now() };
  const { rowCount } = await tx.insert(helpers).values(row).onConflictDoNothing();
  if (rowCount === 1) await record(kit, tx, { kind: 'helper accepted', cleanerId, helperId });
}
