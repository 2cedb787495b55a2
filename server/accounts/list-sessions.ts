import { and, desc, eq, gt } from 'drizzle-orm';
import type { listSessions as endpoint } from '#contract/accounts.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sessionId } from './session-id.ts';
import { sessions } from './table.ts';

/** No more are listed: anyone with this many can only end them all together. */
const most = 100;

/** Where the account is signed in; neither tokens nor their hashes are revealed. */
export async function listSessions(
  { db, clock, hasher }: Kit,
  { id, sessionHash }: Actor,
): Promise<AnswerOf<typeof endpoint>> {
  const { tokenHash, userAgent, timeZone, network, createdAt, lastSeenAt } = sessions;
  const rows = await db
    .select({ tokenHash, userAgent, timeZone, network, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(lastSeenAt), desc(createdAt))
    .limit(most);
  return rows.map((row) => ({
    id: sessionId(hasher, row.tokenHash),
    current: row.tokenHash.equals(sessionHash),
    userAgent: row.userAgent,
    timeZone: row.timeZone,
    network: row.network !== null && isPrivate(row.network) ? null : row.network,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** A network of a house or of the machine itself says nothing about where somebody is. */
const isPrivate = (network: string): boolean =>
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::|fe80:|f[cd][0-9a-f]{2}:)/i.test(network);
