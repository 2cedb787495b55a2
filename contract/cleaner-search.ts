import { z } from 'zod';
import { numberInQuery } from './number-in-query.ts';
import { cleaningTypes, spokenLanguages } from './states.ts';
import { anyLine } from './text.ts';
import { id, pageQuery, sentInstant } from './wire.ts';

/** What verified cleaners are searched by. */
export const cleanerSearch = pageQuery({
  location: anyLine(120).optional(),
  /** A job of the host who asks: distances are from where it is. */
  jobId: id.optional(),
  /** A home of the host who asks, likewise, where no job is named. */
  propertyId: id.optional(),
  radiusMiles: numberInQuery(z.coerce.number().min(1).max(100)).optional(),
  language: z.enum(spokenLanguages).optional(),
  cleaningType: z.enum(cleaningTypes).optional(),
  /** Only who works then, by their own hours and days off, and has no other job: both, or neither. */
  ...{ freeFrom: sentInstant().optional(), freeTo: sentInstant().optional() },
  /** Only the favorites of the host who asks. */
  favorites: z.enum(['true']).optional(),
}).refine(
  ({ freeFrom, freeTo }) =>
    (freeFrom === undefined) === (freeTo === undefined) && !(freeFrom && freeTo && freeTo <= freeFrom),
  {
    error: 'endBeforeStart',
    path: ['freeTo'],
  },
);
