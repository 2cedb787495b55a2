import { callOf } from './endpoint.ts';
import type * as hiring from './hiring.ts';

// The calls about a job that changes after it was assigned, and about favorites, kept as those in calls.ts are.

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
export const favoriteCleaner = callOf<typeof hiring.favoriteCleaner>('PUT', '/api/host/cleaners/{id}/favorite', [
  'bids',
]);
export const unfavoriteCleaner = callOf<typeof hiring.unfavoriteCleaner>('DELETE', '/api/host/cleaners/{id}/favorite', [
  'bids',
]);
