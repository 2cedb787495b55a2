import type { Analytics, getAnalytics as endpoint } from '#contract/admin-analytics.ts';
import { addDays, usualDays } from '#contract/days.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { type DayFigures, dayAt, medianWait, percentOf, readDays, sumOf } from '#server/figures/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';

const mostDays = 366;

/** The figures of some days of the operator’s zone, both ends included. */
export async function showAnalytics(kit: Kit, query: QueryOf<typeof endpoint>): Promise<Analytics> {
  const { timeZone } = kit.settings;
  const { from, to } = daysAsked(query, dayAt(kit.clock.now(), timeZone));
  const { days, complete } = await readDays(kit, from, to);
  const sums = sumOf(days);
  return {
    ...{ from, to, timeZone, complete },
    gmvCents: toCents(sums.gmvCents),
    feesCents: toCents(sums.feesCents),
    averageJobValueCents: sums.paidJobs === 0 ? null : toCents(Math.round(sums.gmvCents / sums.paidJobs)),
    ...{ postedJobs: sums.postedJobs, completedJobs: sums.paidJobs, newSignups: sums.newSignups },
    fillRate: percentOf(sums.filledJobs, sums.closedJobs),
    timeToFirstBidMinutes: medianWait(days),
    onTimePercentage: percentOf(sums.onTimeJobs, sums.startedJobs),
    confirmedInTimePercentage: percentOf(sums.keptHires, sums.judgedHires),
    disputes: sums.disputes,
    disputeRate: percentOf(sums.disputedJobs, sums.submittedJobs),
    series: days.map(presentDay),
  };
}

export const presentDay = (of: DayFigures): Analytics['series'][number] => ({
  date: of.day,
  gmvCents: toCents(of.gmvCents),
  feesCents: toCents(of.feesCents),
  postedJobs: of.postedJobs,
  completedJobs: of.paidJobs,
  newSignups: of.newSignups,
  fillRate: percentOf(of.filledJobs, of.closedJobs),
  timeToFirstBidMinutes: medianWait([of]),
  onTimePercentage: percentOf(of.onTimeJobs, of.startedJobs),
  confirmedInTimePercentage: percentOf(of.keptHires, of.judgedHires),
  disputes: of.disputes,
});

/** Refuses (400) a span that ends before it begins, or is longer than a year. */
export function daysAsked(query: QueryOf<typeof endpoint>, today: string) {
  const to = (query.to ?? today).slice(0, 10);
  const from = (query.from ?? addDays(to, 1 - usualDays)).slice(0, 10);
  if (from > to) throw invalidInput({ to: 'dateRange' });
  if (addDays(from, mostDays) <= to) throw invalidInput({ from: 'dateRange' });
  return { from, to };
}
