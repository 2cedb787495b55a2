import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { keepLastActive } from './last-active.ts';
import { sessionId } from './session-id.ts';
import { sessions } from './table.ts';
import { endChallenges } from './two-factor/challenge.ts';

/** Ends an account's sessions, all or all but one, and what is half-way in: after a change of password or role. */
export async function endSessions(tx: Tx, userId: string, but?: Buffer): Promise<void> {
  await keepLastActive(tx, userId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), but ? ne(sessions.tokenHash, but) : undefined));
  await endChallenges(tx, userId);
  await sendLiveEvent(tx, { people: [userId], topics: ['session'] });
}

/** Signs the account out in one place; 404 where it is not signed in. */
export const endSession = (kit: Kit, { id: userId }: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const theirs = await tx.select({ hash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId));
    const named = theirs.find(({ hash }) => sessionId(kit.hasher, hash) === id);
    if (!named) throw notFound();
    await keepLastActive(tx, userId);
    await tx.delete(sessions).where(eq(sessions.tokenHash, named.hash));
    await sendLiveEvent(tx, { people: [userId], topics: ['session'] });
  });

/** Signs the account out everywhere except in the session that asks. */
export const endOtherSessions = (kit: Kit, { id, sessionHash }: Actor): Promise<void> =>
  transact(kit, (tx) => endSessions(tx, id, sessionHash));
