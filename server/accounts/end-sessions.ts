import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { sessions } from './table.ts';

/** Ends the sessions of an account, all or all but one: after a change of password or role. */
export async function endSessions(tx: Tx, userId: string, but?: Buffer): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), but ? ne(sessions.tokenHash, but) : undefined));
  await sendLiveEvent(tx, { people: [userId], topics: ['session'] });
}
