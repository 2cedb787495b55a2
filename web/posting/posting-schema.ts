import { z } from 'zod';
import { postJob } from '#contract/jobs.ts';

/** The contract's body with wall-clock times. Past starts and over-long jobs are judged by the server's clock. */
export const postingSchema = postJob.body
  .extend({
    startTime: z.string().min(1, 'startRequired'),
    endTime: z.string().min(1, 'endRequired'),
    // the form always has a budget; only other clients may leave it out
    payoutCents: postJob.body.shape.payoutCents.unwrap(),
  })
  .refine(({ startTime, endTime }) => startTime === '' || endTime === '' || endTime > startTime, {
    error: 'endBeforeStart',
    path: ['endTime'],
  });
