import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { hostProperty } from './properties.ts';
import { jobStatuses, workDoubts } from './states.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

export const getHome = endpoint({
  method: 'GET',
  path: '/api/host/properties/{id}',
  access: ['HOST'],
  summary: 'One of the host’s properties, with its next cleaning',
  status: 200,
  params: idParams,
  answer: hostProperty,
});

const jobsReached = z.number().int();
export const countReachedJobs = endpoint({
  method: 'GET',
  path: '/api/host/properties/{id}/reached-jobs',
  access: ['HOST'],
  summary:
    'How many open jobs at one of the host’s properties would follow it to another place, to other usual hours, or to another usual payout',
  status: 200,
  params: idParams,
  answer: z.object({ place: jobsReached, hours: jobsReached, payout: jobsReached }),
});

const pastCleaning = z.object({
  jobId: id,
  startTime: instant,
  status: z.enum(jobStatuses),
  cleanerName: maybe(z.string()),
  /** What the host’s cards were charged for it, refunds taken off. */
  spentCents: cents,
  /** The first pictures of the finished work. */
  photos: z.array(z.object({ id, photoUrl: z.string(), thumbnailUrl: z.string() })),
  /** A problem was reported with it. */
  reported: z.boolean(),
  doubts: z.array(z.enum(workDoubts)),
});
export type PastCleaning = z.infer<typeof pastCleaning>;
export const listHomeHistory = endpoint({
  method: 'GET',
  path: '/api/host/properties/{id}/history',
  access: ['HOST'],
  summary: 'The submitted and canceled cleanings of one of the host’s properties, latest first',
  status: 200,
  params: idParams,
  query: pageQuery({}),
  answer: z.array(pastCleaning),
  paged: true,
});
