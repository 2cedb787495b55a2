import { z } from 'zod';
import { postJob } from '#contract/jobs.ts';

/** The contract's body with wall-clock times. Past starts and over-long jobs are judged by the server's clock. */
export const postingSchema = postJob.body
  .extend({
    startTime: z.string().min(1, 'startRequired'),
    endTime: z.string().min(1, 'endRequired'),
  })
  .refine(({ startTime, endTime }) => startTime === '' || endTime === '' || endTime > startTime, {
    error: 'endBeforeStart',
    path: ['endTime'],
  });
