import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { getDashboardStats } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { figuresOf } from './figures.ts';

type Dashboard = AnswerOf<typeof getDashboardStats>;
const week = 7 * day;
/** Rates look back this far, so that a quiet week does not make them jump. */
const rateSpan = 28 * day;

/**
 * The eight figures of the dashboard. `change` compares each with the same figure as it stood a week ago: today's with
 * that day's up to the same time, rates with those of the 28 days up to then. Days are UTC days.
 */
export async function showDashboard({ db, clock }: Kit): Promise<Dashboard> {
  const now = clock.now();
  const [at, before] = await Promise.all([standAt(db, plus(now, 1)), standAt(db, plus(now, 1 - week))]);
  return {
    gmv: { today: toCents(at.gmv) },
    userStats: { totalUsers: at.activeUsers, newSignupsToday: at.newSignups },
    jobStats: { completedJobs: at.completedJobs, averageJobValue: toCents(at.averageJobValue) },
    fillRate: at.fillRate,
    onTimePercentage: at.onTimePercentage,
    disputeRate: at.disputeRate,
    change: {
      gmv: percentChange(before.gmv, at.gmv),
      activeUsers: percentChange(before.activeUsers, at.activeUsers),
      completedJobs: percentChange(before.completedJobs, at.completedJobs),
      fillRate: percentChange(before.fillRate, at.fillRate),
      averageJobValue: percentChange(before.averageJobValue, at.averageJobValue),
      onTimePercentage: percentChange(before.onTimePercentage, at.onTimePercentage),
      disputeRate: percentChange(before.disputeRate, at.disputeRate),
      newSignups: percentChange(before.newSignups, at.newSignups),
    },
  };
}

/** The figures as they stood at that moment (excluded); money in cents. */
async function standAt(db: Reader, until: Date) {
  const midnight = new Date(Math.floor((until.getTime() - 1) / day) * day);
  const [today, span, [paid], [accounts]] = await Promise.all([
    figuresOf(db, midnight, until),
    figuresOf(db, plus(until, -rateSpan), until),
    db
      .select({
        count: sql<number>`count(*)::int`,
        average: sql<number>`coalesce(round(avg(${jobs.payoutCents})), 0)::int`,
      })
      .from(jobs)
      .where(and(eq(jobs.status, 'PAID'), lt(jobs.paidAt, until))),
    db.select({ count: sql<number>`count(*)::int` }).from(users).where(thereAt(until)),
  ]);
  return {
    gmv: today.gmvCents,
    newSignups: today.newSignups,
    activeUsers: accounts?.count ?? 0,
    completedJobs: paid?.count ?? 0,
    averageJobValue: paid?.average ?? 0,
    fillRate: span.fillRate,
    onTimePercentage: span.onTimePercentage,
    disputeRate: span.disputeRate,
  };
}

/** Accounts that were there at that moment. */
const thereAt = (at: Date) => and(lt(users.createdAt, at), or(isNull(users.erasedAt), gte(users.erasedAt, at)));

/** Null if there was nothing a week ago: there is no percentage from nothing to something. */
function percentChange(before: number | null, after: number | null): number | null {
  if (before === null || after === null || before === 0) return null;
  return Math.round(((after - before) / before) * 1000) / 10;
}
