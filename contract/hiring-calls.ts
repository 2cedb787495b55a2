import { callOf } from './endpoint.ts';
import type * as hiring from './hiring.ts';
import type * as hostCleaners from './host-cleaners.ts';

// The calls about a job that changes after it was assigned, and about the cleaners a host knows, kept as those in calls.ts are.

export const acceptChange = callOf<typeof hiring.acceptChange>('POST', '/api/jobs/{id}/change/accept', [
  'job',
  'bids',
  'requests',
  'openJobs',
]);
export const keepTime = callOf<typeof hiring.keepTime>('POST', '/api/jobs/{id}/change/keep-time', [
  'job',
  'bids',
  'requests',
]);
export const leaveOverChange = callOf<typeof hiring.leaveOverChange>('POST', '/api/jobs/{id}/change/leave', [
  'job',
  'bids',
  'requests',
  'openJobs',
]);
export const openToAll = callOf<typeof hiring.openToAll>('POST', '/api/jobs/{id}/open-to-all', [
  'job',
  'bids',
  'openJobs',
]);
export const favoriteCleaner = callOf<typeof hostCleaners.favoriteCleaner>('PUT', '/api/host/cleaners/{id}/favorite', [
  'bids',
]);
export const unfavoriteCleaner = callOf<typeof hostCleaners.unfavoriteCleaner>(
  'DELETE',
  '/api/host/cleaners/{id}/favorite',
  ['bids'],
);
export const getHostCleaner = callOf<typeof hostCleaners.getHostCleaner>('GET', '/api/host/cleaners/{id}');
export const noteCleaner = callOf<typeof hostCleaners.noteCleaner>('PUT', '/api/host/cleaners/{id}/note', ['bids']);
