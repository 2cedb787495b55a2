import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { users } from '#server/accounts/table.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { accountsWithSameSsn } from './same-ssn.ts';
import { backgroundChecks } from './table.ts';

const deciders = alias(users, 'decider');

/** Those waiting for a decision first, then those under way, the unpaid, the decided. */
export const urgency: SQL<number> = sql<number>`case ${backgroundChecks.status}
  when 'PASSED' then 0 when 'FAILED' then 0 when 'IN_PROGRESS' then 1
  when 'PENDING' then case when ${backgroundChecks.identityChangedAt} is not null and ${backgroundChecks.completedAt} is not null then 0 else 2 end
  else 3 end`;

/** With what a list is sorted by. */
export const selectAdminChecks = (reader: Reader, sortKey: SQL<string> = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      check: backgroundChecks,
      user: { id: users.id, name: users.name, email: users.email, phone: users.phone },
      decider: { id: deciders.id, name: deciders.name },
      payment: payments.status,
    })
    .from(backgroundChecks)
    .innerJoin(users, eq(users.id, backgroundChecks.userId))
    .innerJoin(payments, eq(payments.id, backgroundChecks.paymentId))
    .leftJoin(deciders, eq(deciders.id, backgroundChecks.decidedBy));
export type AdminCheckRow = Awaited<ReturnType<typeof selectAdminChecks>>[number];

/** The check as admins see it, within the transaction that has just changed it. */
export async function readAdminCheck(reader: Reader, checkId: string): Promise<AdminBackgroundCheck> {
  const [row] = await selectAdminChecks(reader).where(eq(backgroundChecks.id, checkId));
  if (!row) throw new Error(`The check ${checkId} is gone`);
  return presentAdminCheck(row, await accountsWithSameSsn(reader, [row.check.userId]));
}

export function presentAdminCheck(
  { check, user, decider, payment }: AdminCheckRow,
  sameSsn: Awaited<ReturnType<typeof accountsWithSameSsn>>,
): AdminBackgroundCheck {
  const { id, userId, status, details, ssnLast4, notes } = check;
  return {
    ...{ id, userId, user, status, details, ssnLast4, notes },
    identityChangedAt: check.identityChangedAt?.toISOString() ?? null,
    sameSsn: sameSsn.get(userId) ?? [],
    ssnKept: ssnLast4 !== null && check.formSealed !== null,
    paid: payment === 'succeeded',
    createdAt: check.createdAt.toISOString(),
    completedAt: check.completedAt?.toISOString() ?? null,
    decidedAt: check.decidedAt?.toISOString() ?? null,
    decidedBy: decider,
    expiresAt: check.expiresAt?.toISOString() ?? null,
  };
}
