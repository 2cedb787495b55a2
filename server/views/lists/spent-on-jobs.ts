import { and, inArray, sql } from 'drizzle-orm';
import type { HostJob } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { spentBy, spentCents } from '../spent.ts';

/** What a host has spent on each of these jobs; those that cost nothing yet are left out. */
export async function spentOnJobs(
  reader: Reader,
  hostId: string,
  jobIds: readonly string[],
): Promise<Map<string, NonNullable<HostJob['spent']>>> {
  if (jobIds.length === 0) return new Map();
  const rows = await reader
    .select({
      jobId: sql<string>`${payments.jobId}`,
      total: spentCents,
      tips: sql<number>`coalesce(sum(${payments.amountCents}) filter (where ${payments.kind} = 'tip'), 0)::int`,
      refunded: sql<number>`coalesce(sum(${payments.refundedCents}), 0)::int`,
    })
    .from(payments)
    .where(and(spentBy(hostId), inArray(payments.jobId, [...jobIds])))
    .groupBy(payments.jobId);
  return new Map(
    rows.map(({ jobId, total, tips, refunded }) => [
      jobId,
      { totalCents: toCents(total), tipCents: toCents(tips), refundedCents: toCents(refunded) },
    ]),
  );
}
