import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { waitingReasons } from './states.ts';
import { idParams } from './wire.ts';

const onJob = { method: 'POST', access: ['CLEANER'], status: 200, params: idParams, answer: job } as const;
export const reportWaiting = endpoint({
  ...onJob,
  path: '/api/jobs/{id}/waiting',
  summary:
    'Let the host know that the cleaner is at the door and can’t start; starts the job if it hadn’t been started',
  body: z.strictObject({ reason: z.enum(waitingReasons) }),
});
export const endWaiting = endpoint({
  ...onJob,
  path: '/api/jobs/{id}/waiting/end',
  summary: 'The cleaner can start after all',
});
export const reportCouldNotClean = endpoint({
  ...onJob,
  path: '/api/jobs/{id}/could-not-clean',
  summary: 'Leave after 75 minutes at the door: half the payout and the waiting pay, without fees',
});
