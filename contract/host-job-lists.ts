import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { jobStatuses } from './states.ts';
import { id, sentInstant } from './wire.ts';

export const hostJobFilters = {
  status: z.enum(jobStatuses).optional(),
  propertyId: id.optional(),
  /** Only jobs that this cleaner has or had, or has bid on. */
  cleanerId: id.optional(),
  /** Only jobs that start in this span, its end left out. */
  ...{ from: sentInstant().optional(), to: sentInstant().optional() },
};

const jobCounts = z.object({ needs: z.number().int(), coming: z.number().int(), done: z.number().int() });
export type JobCounts = z.infer<typeof jobCounts>;
export const countHostJobs = endpoint({
  method: 'GET',
  path: '/api/host/jobs/counts',
  access: ['HOST'],
  summary: 'How many of the host’s jobs that match the filters are in each group',
  status: 200,
  query: z.strictObject(hostJobFilters),
  answer: jobCounts,
});
