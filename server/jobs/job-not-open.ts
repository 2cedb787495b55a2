import { Refusal } from '#server/platform/refusal.ts';

/** Whoever comes late: the job has a cleaner, is over or was canceled. */
export const jobNotOpen = (): Refusal => new Refusal('job_not_open', 'This job is no longer open.');
