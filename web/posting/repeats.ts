import { type SeriesStep, seriesSteps } from '#contract/series-dates.ts';

/** How often what is posted comes again. After stays it is the property's calendar that posts. */
export const repeats = ['no', ...seriesSteps, 'afterStays'] as const;
export type Repeat = (typeof repeats)[number];

export const isSeries = (repeat: Repeat | undefined): repeat is SeriesStep =>
  seriesSteps.some((step) => step === repeat);

/** Between two times of one wall clock; nothing that is not a time is too far from another. */
export const hoursApart = (start: string, end: string): number => {
  const apart = Date.parse(`${end}Z`) - Date.parse(`${start}Z`);
  return Number.isNaN(apart) ? 0 : apart / 3_600_000;
};

/** A series whose last day (`YYYY-MM-DD`) is before that of its first start has no date at all. */
export const endsBeforeFirst = (startTime: string, lastDate: string | undefined): boolean =>
  startTime !== '' && Boolean(lastDate) && (lastDate ?? '') < startTime.slice(0, 10);
