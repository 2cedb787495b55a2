import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Found } from '#contract/search.ts';
import { users } from '#server/accounts/table.ts';
import { titleOnPapers } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { presentJobs } from '../present-jobs.ts';

/** Jobs by their ids in this order, as this person may see them. */
export async function presentFoundJobs(kit: Kit, actor: Actor, ids: readonly string[]): Promise<Found['jobs']> {
  const shown = await presentJobs(kit, actor, ids);
  return ids.flatMap((id) => {
    const job = shown.get(id);
    if (!job) return [];
    const { title, status, startTime, timeZone } = job;
    return [{ id, title, status, startTime, timeZone }];
  });
}

/** The newest of the payments wanted. */
export async function newestPayments(db: Reader, wanted: SQL | undefined, most: number): Promise<Found['payments']> {
  const rows = await db
    .select({
      id: payments.id,
      kind: payments.kind,
      status: payments.status,
      amountCents: payments.amountCents,
      createdAt: payments.createdAt,
      payer: { id: users.id, name: users.name },
      jobId: payments.jobId,
      jobTitle: titleOnPapers,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.payerId))
    .leftJoin(jobs, eq(jobs.id, payments.jobId))
    .leftJoin(properties, eq(properties.id, jobs.propertyId))
    .where(and(wanted))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(most);
  return rows.map(({ createdAt, ...payment }) => ({ ...payment, createdAt: createdAt.toISOString() }));
}
