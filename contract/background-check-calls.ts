import type * as backgroundChecks from './background-checks.ts';
import { callOf } from './endpoint.ts';

// How the browser makes the calls of a background check; see calls.ts.

export const createBackgroundCheckPayment = callOf<typeof backgroundChecks.createBackgroundCheckPayment>(
  'POST',
  '/api/background-check/create-payment',
  [],
);
export const getCheckForm = callOf<typeof backgroundChecks.getCheckForm>(
  'GET',
  '/api/admin/background-check/{userId}/form',
);
export const decideBackgroundCheck = callOf<typeof backgroundChecks.decideBackgroundCheck>(
  'POST',
  '/api/admin/background-check/{userId}/decision',
  ['moderation'],
);
export const getBackgroundCheckPaymentInfo = callOf<typeof backgroundChecks.getBackgroundCheckPaymentInfo>(
  'GET',
  '/api/background-check/payment-info',
);
export const initiateBackgroundCheck = callOf<typeof backgroundChecks.initiateBackgroundCheck>(
  'POST',
  '/api/background-check/initiate',
  ['check'],
);
export const listBackgroundChecks = callOf<typeof backgroundChecks.listBackgroundChecks>(
  'GET',
  '/api/admin/background-checks',
);
export const readSsn = callOf<typeof backgroundChecks.readSsn>('POST', '/api/admin/background-check/{userId}/ssn', []);
export const reopenBackgroundCheck = callOf<typeof backgroundChecks.reopenBackgroundCheck>(
  'POST',
  '/api/admin/background-check/{userId}/reopen',
  ['moderation'],
);
