import { callOf } from './endpoint.ts';
import type * as jobMap from './job-map.ts';

// Open jobs on a map, kept as the calls in calls.ts are.

export const getJobMap = callOf<typeof jobMap.getJobMap>('GET', '/api/jobs/map');
