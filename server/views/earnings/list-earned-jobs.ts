import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { EarnedJob, listEarnedJobs as listEarnedJobsCall } from '#contract/earnings.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { localTime } from '#contract/zoned-time.ts';
import { timeZoneOf } from '#server/cleaners/index.ts';
import { titleOnPapers } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { ledgerTransactions } from '#server/payments/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { type Earning, movementsOf } from '../documents/read-earnings.ts';
import { jobsWithHeldMoney } from '../jobs-with-held-money.ts';

type Query = QueryOf<typeof listEarnedJobsCall>;

/**
 * When a job brought its cleaner money: once it was paid, or what its late cancellation or their waiting is worth. A card
 * that was declined is settled as well, at every try, and has brought nothing.
 */
const broughtAt = sql<Date | null>`case ${jobs.status} when 'PAID' then ${jobs.paidAt} when 'CANCELED' then
  (select max(p.settled_at) from payment p where p.job_id = ${jobs.id} and p.payee_id = ${jobs.cleanerId}
    and p.kind in ('cancellation', 'waiting') and p.status in ('succeeded', 'refunded')) end`.mapWith(jobs.paidAt);

/** The jobs that brought a cleaner money, with what the books say of each, the last paid first. */
export async function listEarnedJobs(kit: Kit, actor: Actor, query: Query): Promise<Page<EarnedJob>> {
  const { db } = kit;
  const after = readMomentCursor(query.cursor);
  const own = and(eq(jobs.cleanerId, actor.id), inArray(jobs.status, ['PAID', 'CANCELED']), isNotNull(broughtAt));
  const total = await db.$count(jobs, own);
  const zone = (await timeZoneOf(db, actor.id)) ?? 'UTC';
  const rows = await db
    .select({
      ...{ id: jobs.id, title: titleOnPapers, startTime: jobs.startTime, timeZone: properties.timeZone },
      ...{ paidAt: broughtAt, status: jobs.status, creditId: jobs.creditId, reportStatus: jobs.reportStatus },
    })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(and(own, after ? sql`(${broughtAt}, ${jobs.id}) < (${after.at}, ${after.id})` : undefined))
    .orderBy(desc(broughtAt), desc(jobs.id))
    .limit(query.limit + 1);
  const ids = rows.map(({ id }) => id);
  const moved = ids.length === 0 ? [] : await movementsOf(db, actor.id, inArray(ledgerTransactions.jobId, ids));
  const held = await jobsWithHeldMoney(kit, actor.id, ids);
  const page = pageOf(rows, query.limit, total, (row) => [paidAtOf(row), row.id]);
  return mapPage(page, ({ creditId, reportStatus, status, ...row }) => ({
    ...{ jobId: row.id, title: row.title, startTime: row.startTime.toISOString(), timeZone: row.timeZone },
    paidAt: paidAtOf(row),
    paidOn: localTime(new Date(paidAtOf(row)), zone).date,
    ...partsOf(moved.filter(({ jobId }) => jobId === row.id)),
    feeWaived: creditId !== null,
    ...(status === 'CANCELED' && { isCanceled: true as const }),
    ...(held.has(row.id) && { moneyIsHeld: true as const }),
    ...(reportStatus && { reportStatus }),
  }));
}

/** What is paid beside the job; everything else that is no tip is about money that went back. */
const extras: readonly string[] = ['cancellation', 'waiting'];

/** Each of these has the instant. */
const paidAtOf = ({ paidAt, startTime }: { paidAt: Date | null; startTime: Date }) =>
  (paidAt ?? startTime).toISOString();

function partsOf(moved: readonly Earning[]) {
  const sum = (some: readonly Earning[], what: 'grossCents' | 'feeCents' | 'netCents') =>
    toCents(some.reduce((total, each) => total + each[what], 0));
  const job = moved.filter(({ kind }) => kind === 'job');
  const tips = moved.filter(({ kind }) => kind === 'tip');
  const others = moved.filter(({ kind }) => kind !== 'job' && kind !== 'tip');
  const takenBack = others.filter(({ kind }) => !extras.includes(kind));
  return {
    ...{ grossCents: sum(job, 'grossCents'), feeCents: sum(job, 'feeCents') },
    ...{ tipCents: sum(tips, 'netCents'), otherCents: sum(others, 'netCents'), netCents: sum(moved, 'netCents') },
    refundedCents: sum(takenBack, 'netCents'),
  };
}
