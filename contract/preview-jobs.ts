import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { urgencies } from './jobs.ts';
import { postedCleaningTypes } from './states.ts';
import { id, instant, limitQuery, maybe } from './wire.ts';

export const previewJob = z.object({
  id,
  title: z.string(),
  urgency: z.enum(urgencies),
  ...{ city: maybe(z.string()), state: maybe(z.string()) },
  scheduledFor: maybe(instant),
  /** The property's time zone; null where the date is null. */
  timeZone: maybe(z.string()),
  estimatedHours: z.number(),
  ...{ bedrooms: maybe(z.number()), bathrooms: maybe(z.number()), squareFootage: maybe(z.number()) },
  cleaningType: z.enum(postedCleaningTypes),
  payoutCents: maybe(cents),
});
export type PreviewJob = z.infer<typeof previewJob>;
export const listPreviewJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/preview',
  access: 'anyone',
  summary: 'A glimpse of open jobs: three without details, or all of them for an approved cleaner',
  status: 200,
  query: limitQuery,
  answer: z.array(previewJob),
});
