import type { SentBodyOf } from '#contract/endpoint.ts';
import type { changeSeries, Series } from '#contract/series.ts';

/** As the form of a series holds it. */
export type SeriesValues = SentBodyOf<typeof changeSeries>;

/** What it holds at first; the next date stands for the day of the week. */
export function valuesOf({ every, startTime, endTime, payoutCents, lastDate, next, ...series }: Series) {
  const firstDate = next.find(({ state }) => state !== 'taken')?.date ?? series.firstDate;
  const { specialInstructions, inviteFirst } = series;
  const work = { payoutCents, specialInstructions, inviteFirst };
  return { every, firstDate, startTime, endTime, lastDate, ...work } satisfies SeriesValues;
}
