import { callOf } from './endpoint.ts';
import type * as access from './home-access.ts';

// The calls about how to get into a home, kept as those in calls.ts are.

export const saveHomeAccess = callOf<typeof access.saveHomeAccess>('PUT', '/api/properties/{id}/access', [
  'access',
  'job',
]);
export const getHomeAccess = callOf<typeof access.getHomeAccess>('GET', '/api/properties/{id}/access');
export const listAccessLooks = callOf<typeof access.listAccessLooks>('GET', '/api/properties/{id}/access-log');
/** Each time this is called the host sees that somebody looked: never as something to read again by itself. */
export const lookAtAccess = callOf<typeof access.lookAtAccess>('GET', '/api/jobs/{id}/access');
