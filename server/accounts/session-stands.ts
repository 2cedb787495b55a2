import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';

/**
 * Whether a session is still as it was when a stream started in it: not ended, same role, suspended or not as before.
 * Checking does not extend it.
 */
export async function sessionStands({ db, clock }: Kit, { sessionHash, role, suspended }: Actor): Promise<boolean> {
  const [session] = await find(db, [sessionHash, clock.now()]);
  return session?.role === role && session.suspended === suspended;
}

const find = statement<{ role: string; suspended: boolean }>(
  'session_stands',
  `select u.role, u.suspended_at is not null as suspended
   from session s join user_account u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > $2 and u.erased_at is null`,
);
