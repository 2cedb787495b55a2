import type { Earnings } from '#contract/earnings.ts';

export const periods = ['30', '90', '365'] as const;
export type Period = (typeof periods)[number];

/** The first of so many days that end today, on the reader's calendar. */
export function firstDay(period: Period, now: Date): string {
  const first = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - Number(period) + 1);
  return new Date(first).toISOString().slice(0, 10);
}

type Series = Earnings['series'];

/** Bars that can be told apart: days up to five weeks, weeks beyond, each named by its first day; the last is this week. */
export function barsOf(series: Series): { weekly: boolean; bars: { date: string; amountCents: number }[] } {
  if (series.length <= 35) return { weekly: false, bars: series };
  const bars: { date: string; amountCents: number }[] = [];
  for (let end = series.length; end > 0; end -= 7) {
    const week = series.slice(Math.max(0, end - 7), end);
    const amountCents = week.reduce((sum, day) => sum + day.amountCents, 0);
    bars.unshift({ date: week[0]?.date ?? '', amountCents });
  }
  return { weekly: true, bars };
}
