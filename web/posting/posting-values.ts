import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { postJob } from '#contract/jobs.ts';
import { defaultPayoutCents } from '#contract/money.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import type { postingSchema } from './posting-schema.ts';

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
