import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { getDashboardStats } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type Figures, figuresOf } from './figures.ts';

type Dashboard = AnswerOf<typeof getDashboardStats>;
const week = 7 * day;
/** Rates look back this far, so that a quiet week does not make them jump. */
const rateSpan = 28 * day;

/**
 * The eight figures of the dashboard. `change` compares the last seven days with the seven before; the number of accounts
 * is compared with what it was a week ago. Days are UTC days.
 */
export async function showDashboard({ db, clock }: Kit): Promise<Dashboard> {
  const now = clock.now();
  const midnight = new Date(Math.floor(now.getTime() / day) * day);
  const until = plus(now, 1);
  const [today, span, thisWeek, lastWeek, [totals], [accounts]] = await Promise.all([
    figuresOf(db, midnight, until),
    figuresOf(db, plus(now, -rateSpan), until),
    figuresOf(db, plus(now, -week), until),
    figuresOf(db, plus(now, -2 * week), plus(now, -week)),
    db
      .select({
        completed: sql<number>`count(*)::int`,
        average: sql<number>`coalesce(round(avg(${jobs.payoutCents})), 0)::int`,
      })
      .from(jobs)
      .where(eq(jobs.status, 'PAID')),
    db
      .select({
        now: sql<number>`count(*) filter (where ${isNull(users.erasedAt)})::int`,
        aWeekAgo: sql<number>`count(*) filter (where ${thereAt(plus(now, -week))})::int`,
      })
      .from(users),
  ]);
  return {
    gmv: { today: toCents(today.gmvCents) },
    userStats: { totalUsers: accounts?.now ?? 0, newSignupsToday: today.newSignups },
    jobStats: { completedJobs: totals?.completed ?? 0, averageJobValue: toCents(totals?.average ?? 0) },
    fillRate: span.fillRate,
    onTimePercentage: span.onTimePercentage,
    disputeRate: span.disputeRate,
    change: {
      ...changeBetween(lastWeek, thisWeek),
      activeUsers: percentChange(accounts?.aWeekAgo ?? 0, accounts?.now ?? 0),
    },
  };
}

/** Whether an account was there at that moment. */
const thereAt = (at: Date) => and(lte(users.createdAt, at), or(isNull(users.erasedAt), gt(users.erasedAt, at)));

function changeBetween(before: Figures, after: Figures): Omit<Dashboard['change'], 'activeUsers'> {
  const change = (figure: keyof Figures) => percentChange(before[figure], after[figure]);
  return {
    gmv: change('gmvCents'),
    completedJobs: change('completedJobs'),
    fillRate: change('fillRate'),
    averageJobValue: change('averageJobValueCents'),
    onTimePercentage: change('onTimePercentage'),
    disputeRate: change('disputeRate'),
    newSignups: change('newSignups'),
  };
}

/** Null if there was nothing the week before: there is no percentage from nothing to something. */
function percentChange(before: number | null, after: number | null): number | null {
  if (before === null || after === null || before === 0) return null;
  return Math.round(((after - before) / before) * 1000) / 10;
}
