import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
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

/** The paid jobs of a cleaner with what the books say of each, the last paid first. */
export async function listEarnedJobs(kit: Kit, actor: Actor, query: Query): Promise<Page<EarnedJob>> {
  const { db } = kit;
  const after = readMomentCursor(query.cursor);
  const own = and(eq(jobs.cleanerId, actor.id), eq(jobs.status, 'PAID'), isNotNull(jobs.paidAt));
  const [found] = await db.select({ total: count() }).from(jobs).where(own);
  const zone = (await timeZoneOf(db, actor.id)) ?? 'UTC';
  const rows = await db
    .select({
      ...{ id: jobs.id, title: titleOnPapers, startTime: jobs.startTime, timeZone: properties.timeZone },
      ...{ paidAt: jobs.paidAt, creditId: jobs.creditId, reportStatus: jobs.reportStatus },
    })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(and(own, after ? sql`(${jobs.paidAt}, ${jobs.id}) < (${after.at}, ${after.id})` : undefined))
    .orderBy(desc(jobs.paidAt), desc(jobs.id))
    .limit(query.limit + 1);
  const ids = rows.map(({ id }) => id);
  const moved = ids.length === 0 ? [] : await movementsOf(db, actor.id, inArray(ledgerTransactions.jobId, ids));
  const held = await jobsWithHeldMoney(kit, actor.id, ids);
  const page = pageOf(rows, query.limit, found?.total ?? 0, (row) => [paidAtOf(row), row.id]);
  return mapPage(page, ({ creditId, reportStatus, ...row }) => ({
    ...{ jobId: row.id, title: row.title, startTime: row.startTime.toISOString(), timeZone: row.timeZone },
    paidAt: paidAtOf(row),
    paidOn: localTime(new Date(paidAtOf(row)), zone).date,
    ...partsOf(moved.filter(({ jobId }) => jobId === row.id)),
    feeWaived: creditId !== null,
    ...(held.has(row.id) && { moneyIsHeld: true as const }),
    ...(reportStatus && { reportStatus }),
  }));
}

/** A paid job has the instant. */
const paidAtOf = ({ paidAt, startTime }: { paidAt: Date | null; startTime: Date }) =>
  (paidAt ?? startTime).toISOString();

function partsOf(moved: readonly Earning[]) {
  const sum = (some: readonly Earning[], what: 'grossCents' | 'feeCents' | 'netCents') =>
    toCents(some.reduce((total, each) => total + each[what], 0));
  const job = moved.filter(({ kind }) => kind === 'job');
  const tips = moved.filter(({ kind }) => kind === 'tip');
  const others = moved.filter(({ kind }) => kind !== 'job' && kind !== 'tip');
  return {
    ...{ grossCents: sum(job, 'grossCents'), feeCents: sum(job, 'feeCents') },
    ...{ tipCents: sum(tips, 'netCents'), otherCents: sum(others, 'netCents'), netCents: sum(moved, 'netCents') },
  };
}
