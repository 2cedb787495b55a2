import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { openJobFilters } from './open-job-filters.ts';
import { point } from './today.ts';
import { maybe } from './wire.ts';

export const getJobMap = endpoint({
  method: 'GET',
  path: '/api/jobs/map',
  access: ['CLEANER'],
  summary: 'The same jobs as `available`, the soonest 200 of them, each with its place as far as its ZIP code tells it',
  status: 200,
  query: z.strictObject(openJobFilters),
  answer: z.object({
    /** Where the cleaner lives. */
    home: maybe(point),
    /** How many there are in all, counted up to 1,000; those without a known place are only in the list. */
    total: z.number().int(),
    pins: z.array(z.object({ job, place: point })),
  }),
});
