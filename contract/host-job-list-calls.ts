import { callOf } from './endpoint.ts';
import type * as lists from './host-job-lists.ts';

// The call about the groups of a host’s jobs, kept as those in calls.ts are.

export const countHostJobs = callOf<typeof lists.countHostJobs>('GET', '/api/host/jobs/counts');
