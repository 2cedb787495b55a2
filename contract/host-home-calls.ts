import { callOf } from './endpoint.ts';
import type * as home from './host-home.ts';

// The calls about one home, kept as those in calls.ts are.

export const getHome = callOf<typeof home.getHome>('GET', '/api/host/properties/{id}');
export const listHomeHistory = callOf<typeof home.listHomeHistory>('GET', '/api/host/properties/{id}/history');
export const countReachedJobs = callOf<typeof home.countReachedJobs>('GET', '/api/host/properties/{id}/reached-jobs');
