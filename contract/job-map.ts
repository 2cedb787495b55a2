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
  summary: 'The soonest 200 of the jobs in `available`, each with its place as far as the ZIP code tells',
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
