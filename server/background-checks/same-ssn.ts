import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerIdentities } from '#server/cleaners/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isInForce } from './policy.ts';
import { backgroundChecks } from './table.ts';

type Others = AdminBackgroundCheck['sameSsn'];

/** For each of these cleaners the other accounts that gave the same SSN, in onboarding or for a check; told by keyed hashes. */
export async function accountsWithSameSsn(reader: Reader, userIds: readonly string[]): Promise<Map<string, Others>> {
  const { rows } = await reader.execute<{ of: string; id: string; name: string; email: string }>(sql`
    select distinct mine.user_id as "of", ${users.id}, ${users.name}, ${users.email}
    from (
      select user_id, ssn_fingerprint from ${cleanerIdentities} where user_id = any(${sql.param(userIds)}::uuid[])
      union select user_id, ssn_fingerprint from ${backgroundChecks} where user_id = any(${sql.param(userIds)}::uuid[])
    ) mine
    cross join lateral (
      select user_id from ${cleanerIdentities} where ssn_fingerprint = mine.ssn_fingerprint
      union select user_id from ${backgroundChecks} where ssn_fingerprint = mine.ssn_fingerprint
    ) other
    join ${users} on ${users.id} = other.user_id and ${users.erasedAt} is null
    where other.user_id <> mine.user_id
    order by ${users.id}`);
  const others = new Map<string, Others>();
  for (const { of, ...person } of rows) others.set(of, [...(others.get(of) ?? []), person]);
  return others;
}

/**
 * One person is cleared once. 409 while another account with the same SSN is cleared or may still be: it is resolved by
 * rejecting its check or suspending it.
 */
export async function refuseSharedSsn({ clock }: Kit, tx: Tx, userId: string): Promise<void> {
  const others = (await accountsWithSameSsn(tx, [userId])).get(userId) ?? [];
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  const checks = await tx
    .select({ check: backgroundChecks })
    .from(backgroundChecks)
    .innerJoin(users, eq(users.id, backgroundChecks.userId))
    .where(and(inArray(users.id, ids), isNull(users.suspendedAt), isNull(backgroundChecks.supersededAt)));
  if (checks.some(({ check }) => isInForce(check, clock.now())))
    throw new Refusal('already_exists', 'Another account has the same SSN. Resolve that one first.');
}
