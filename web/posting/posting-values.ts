import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { postJob } from '#contract/jobs.ts';
import { defaultPayoutCents } from '#contract/money.ts';
import type { startSeries } from '#contract/series.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import type { postingSchema } from './posting-schema.ts';
import { isSeries } from './repeats.ts';

/** As the form holds it: start and end are the wall clock of the property, whichever is chosen. */
export type PostingValues = z.input<typeof postingSchema>;
export type PostingForm = UseFormReturn<PostingValues>;

export const emptyPosting: PostingValues = {
  propertyId: '',
  startTime: '',
  endTime: '',
  payoutCents: defaultPayoutCents,
  cleaningType: 'standard',
  specialInstructions: '',
  customTasks: [],
};

/** As it is sent. The schema has seen to it that both times are there. */
export function bodyOf(
  { repeat: _, lastDate: __, ...values }: PostingValues,
  timeZone: string,
): SentBodyOf<typeof postJob> {
  return {
    ...values,
    startTime: zonedToUtc(values.startTime, timeZone) ?? '',
    endTime: zonedToUtc(values.endTime, timeZone) ?? '',
    specialInstructions: values.specialInstructions || null,
  };
}

/** As a series is sent; null for what does not come again. Its dates and hours are those of the property's clock. */
export function seriesBodyOf(values: PostingValues): SentBodyOf<typeof startSeries> | null {
  const { repeat, startTime, endTime, lastDate, ...rest } = values;
  if (!isSeries(repeat)) return null;
  const [firstDate, hours] = [startTime.slice(0, 10), { startTime: startTime.slice(11), endTime: endTime.slice(11) }];
  const specialInstructions = rest.specialInstructions || null;
  return { ...rest, ...hours, every: repeat, firstDate, lastDate: lastDate || null, specialInstructions };
}
