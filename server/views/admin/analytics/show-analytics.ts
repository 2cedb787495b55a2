import type { Analytics, getAnalytics as endpoint } from '#contract/admin-analytics.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { figuresOf } from '../figures.ts';
import { daysOf } from './days-of.ts';
import { measure } from './measure.ts';

const usualDays = 30;
const mostDays = 366;

/** The figures of some days in UTC, both ends included; what has not happened yet is not measured. */
export async function showAnalytics({ db, clock }: Kit, query: QueryOf<typeof endpoint>): Promise<Analytics> {
  const now = clock.now();
  const { from, to, begin, end } = spanOf(query, now);
  const until = end < now ? end : plus(now, 1);
  const [figures, measured, series] = await Promise.all([
    figuresOf(db, begin, until),
    measure(db, begin, until),
    daysOf(db, begin, end),
  ]);
  const { gmvCents, averageJobValueCents, completedJobs, newSignups, fillRate, onTimePercentage, disputeRate } =
    figures;
  return {
    ...{ from, to, completedJobs, newSignups, fillRate, onTimePercentage, disputeRate },
    ...{ ...measured, feesCents: toCents(measured.feesCents) },
    gmvCents: toCents(gmvCents),
    averageJobValueCents: averageJobValueCents === null ? null : toCents(averageJobValueCents),
    series,
  };
}

/** Refuses (400) a span that ends before it begins, or is longer than a year. */
function spanOf(query: QueryOf<typeof endpoint>, now: Date) {
  const to = dayIn(query.to ?? now.toISOString());
  const from = dayIn(query.from ?? plus(new Date(to), (1 - usualDays) * day).toISOString());
  const [begin, end] = [new Date(from), plus(new Date(to), day)];
  if (end <= begin) throw invalidInput({ to: 'dateRange' });
  if (end.getTime() - begin.getTime() > mostDays * day) throw invalidInput({ from: 'dateRange' });
  return { from, to, begin, end };
}

const dayIn = (dayOrInstant: string): string => dayOrInstant.slice(0, 10);
