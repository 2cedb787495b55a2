import { and, eq, gt, sql } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sessionLife } from './session-life.ts';
import { hashToken } from './session-token.ts';
import { sessions, users } from './table.ts';

/** Noting each use would make every read a write; a 48th of a session's life is exact enough. */
const slidesPerLife = 48;

/** Finds who a bearer token belongs to: one prepared query for each request, so that every change works at once. */
export function authenticate({ db, clock }: Kit): (token: string) => Promise<Actor | null> {
  const find = findSession(db);
  return async (token) => {
    const now = clock.now();
    const sessionHash = hashToken(token);
    const [session] = await find.execute({ sessionHash, now });
    if (!session) return null;
    const { id, role, emailVerifiedAt, suspendedAt, lastSeenAt } = session;
    const unseen = now.getTime() - lastSeenAt.getTime();
    if (unseen > sessionLife(role) / slidesPerLife) await slide(db, sessionHash, now, sessionLife(role));
    return { id, role, emailVerified: emailVerifiedAt !== null, suspended: suspendedAt !== null, sessionHash };
  };
}

const findSession = (db: Db) =>
  db
    .select({
      id: users.id,
      role: users.role,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('sessionHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        sql`${users.erasedAt} is null`,
      ),
    )
    .prepare('find_session');

async function slide(db: Db, tokenHash: Buffer, now: Date, life: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: plus(now, life) })
    .where(eq(sessions.tokenHash, tokenHash));
}
