import type * as adminMoney from './admin-money.ts';
import type * as earnings from './earnings.ts';
import { callOf } from './endpoint.ts';
import type * as holds from './payout-holds.ts';
import type * as payouts from './payouts.ts';

// The calls about payouts and refunds, kept as those in calls.ts are.

export const changePayouts = callOf<typeof adminMoney.changePayouts>('POST', '/api/admin/payouts/bulk', ['money']);
export const confirmRefund = callOf<typeof adminMoney.confirmRefund>(
  'POST',
  '/api/admin/refund-proposals/{id}/confirm',
  ['money', 'job'],
);
export const declineRefund = callOf<typeof adminMoney.declineRefund>(
  'POST',
  '/api/admin/refund-proposals/{id}/decline',
  ['money'],
);
export const getPayoutAccount = callOf<typeof payouts.getPayoutAccount>('GET', '/api/cleaner/payout-account');
export const getPayoutTotals = callOf<typeof holds.getPayoutTotals>('GET', '/api/admin/payout-totals');
export const getUserPayouts = callOf<typeof holds.getUserPayouts>('GET', '/api/admin/users/{id}/payouts');
export const holdPayout = callOf<typeof payouts.holdPayout>('POST', '/api/admin/payouts/{id}/hold', ['money']);
export const holdUserPayouts = callOf<typeof holds.holdUserPayouts>('POST', '/api/admin/users/{id}/payouts/hold', [
  'money',
]);
export const listAllPayments = callOf<typeof payouts.listAllPayments>('GET', '/api/admin/payments');
export const listAllPayouts = callOf<typeof payouts.listAllPayouts>('GET', '/api/admin/payouts');
export const listEarnedJobs = callOf<typeof earnings.listEarnedJobs>('GET', '/api/cleaner/earnings/jobs');
export const listPayoutHolds = callOf<typeof holds.listPayoutHolds>('GET', '/api/admin/payout-holds');
export const listPayoutWaits = callOf<typeof holds.listPayoutWaits>('GET', '/api/admin/payout-waits');
export const listPayouts = callOf<typeof payouts.listPayouts>('GET', '/api/cleaner/payouts');
export const openPayoutAccount = callOf<typeof payouts.openPayoutAccount>('POST', '/api/cleaner/payout-account', []);
export const previewRefund = callOf<typeof payouts.previewRefund>('GET', '/api/admin/payments/{id}/refund');
export const refundPayment = callOf<typeof payouts.refundPayment>('POST', '/api/admin/payments/{id}/refund', [
  'money',
  'job',
]);
export const releasePayout = callOf<typeof payouts.releasePayout>('POST', '/api/admin/payouts/{id}/release', ['money']);
export const releaseUserPayouts = callOf<typeof holds.releaseUserPayouts>(
  'POST',
  '/api/admin/users/{id}/payouts/release',
  ['money'],
);
export const remindOfPayoutAccount = callOf<typeof holds.remindOfPayoutAccount>(
  'POST',
  '/api/admin/users/{id}/payouts/remind',
  ['money'],
);
export const requestPayout = callOf<typeof payouts.requestPayout>('POST', '/api/cleaner/payouts', ['money']);
export const sandboxCompleteAccount = callOf<typeof payouts.sandboxCompleteAccount>(
  'POST',
  '/sandbox/payout-accounts/{id}',
  [],
);
