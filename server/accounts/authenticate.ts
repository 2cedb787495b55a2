import { eq } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import { gathered } from '#server/platform/gathered.ts';
import type { Actor, Authenticate } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';
import { sessionLife } from './create-session.ts';
import { hashToken } from './session-token.ts';
import { sessions } from './table.ts';
import { needsTwoFactor } from './two-factor/needs-two-factor.ts';
import { visitMark, visitorOf } from './visits/visitor-of.ts';

/** Recording each use would turn every read into a write; a 48th of a session's life is exact enough. */
const slidesPerLife = 48;

/** Finds whom bearer tokens belong to, in the database on each request, so that every change takes effect at once. */
export function authenticate(kit: Kit): Authenticate {
  const { db, clock, settings } = kit;
  const findSession = gathered((hashes: readonly Buffer[]) => findSessions(db, [hashes, clock.now()]));
  return async (token) => {
    const sessionHash = hashToken(token);
    const session = await findSession(sessionHash);
    if (!session?.id) return token.startsWith(visitMark) ? visitorOf(kit, sessionHash) : null;
    const { id, role, staff_role: staffRole } = session;
    // whose access as an admin was taken away is nobody, whatever sessions are still there
    if (role === 'ADMIN' && !staffRole) return null;
    const now = clock.now();
    const unseen = now.getTime() - session.last_seen_at.getTime();
    if (unseen > sessionLife(role) / slidesPerLife) await slide(db, sessionHash, now, sessionLife(role));
    return {
      id,
      role,
      staffRole,
      emailVerified: session.email_verified_at !== null,
      suspended: session.suspended_at !== null,
      nameless: session.nameless,
      unprotected: needsTwoFactor(settings, role) && !session.two_factor,
      language: session.locale,
      sessionHash,
    };
  };
}

interface SessionRow {
  id: string;
  role: Actor['role'];
  staff_role: Actor['staffRole'];
  email_verified_at: Date | null;
  suspended_at: Date | null;
  nameless: boolean;
  two_factor: boolean;
  locale: Actor['language'];
  last_seen_at: Date;
}

// Plain SQL, because it runs before every other query. One row per hash asked for, all null if it belongs to no one.
const findSessions = statement<SessionRow | { id: null }>(
  'find_sessions',
  `select u.id, u.role, u.staff_role, u.email_verified_at, u.suspended_at, u.name = '' as nameless,
     u.two_factor_since is not null as two_factor, u.locale, s.last_seen_at
   from unnest($1::bytea[]) with ordinality asked (token_hash, place)
   left join (session s join user_account u on u.id = s.user_id and u.erased_at is null)
     on s.token_hash = asked.token_hash and s.expires_at > $2
   order by asked.place`,
);

async function slide(db: Db, tokenHash: Buffer, now: Date, life: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: plus(now, life) })
    .where(eq(sessions.tokenHash, tokenHash));
}
