import type { Earnings } from '#contract/earnings.ts';

export const periods = ['30', '90', '365'] as const;
export type Period = (typeof periods)[number];

type Series = Earnings['series'];

export type BarsPer = 'day' | 'week' | 'month';

/**
 * Bars that can be told apart: days up to five weeks, weeks up to half a year, months beyond, each named by its first
 * day; the last is this week or this month.
 */
export function barsOf(series: Series): { per: BarsPer; bars: { date: string; amountCents: number }[] } {
  if (series.length <= 35) return { per: 'day', bars: series };
  return series.length <= 190 ? { per: 'week', bars: weeksOf(series) } : { per: 'month', bars: monthsOf(series) };
}

function monthsOf(series: Series) {
  const months = Map.groupBy(series, ({ date }) => date.slice(0, 7));
  return [...months.values()].map((days) => ({ date: days[0]?.date ?? '', amountCents: sumOf(days) }));
}

const sumOf = (days: Series): number => days.reduce((sum, day) => sum + day.amountCents, 0);

function weeksOf(series: Series) {
  const bars: { date: string; amountCents: number }[] = [];
  for (let end = series.length; end > 0; end -= 7) {
    const week = series.slice(Math.max(0, end - 7), end);
    bars.unshift({ date: week[0]?.date ?? '', amountCents: sumOf(week) });
  }
  return bars;
}
