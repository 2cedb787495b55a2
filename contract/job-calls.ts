import type * as adminJobs from './admin-jobs.ts';
import type * as atTheDoor from './at-the-door.ts';
import { callOf } from './endpoint.ts';
import type * as jobs from './jobs.ts';

// The calls about a cleaner who waits at the door and an admin’s cancellation, kept as those in calls.ts are.

export const cancelAsAdmin = callOf<typeof jobs.cancelAsAdmin>('POST', '/api/admin/jobs/{id}/cancel', ['job', 'money']);
export const reassignJob = callOf<typeof adminJobs.reassignJob>('POST', '/api/admin/jobs/{id}/reassign', [
  'job',
  'money',
]);
export const endWaiting = callOf<typeof atTheDoor.endWaiting>('POST', '/api/jobs/{id}/waiting/end', ['job']);
export const reportCouldNotClean = callOf<typeof atTheDoor.reportCouldNotClean>(
  'POST',
  '/api/jobs/{id}/could-not-clean',
  ['job'],
);
export const reportWaiting = callOf<typeof atTheDoor.reportWaiting>('POST', '/api/jobs/{id}/waiting', ['job']);
