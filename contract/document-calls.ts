import type * as documents from './documents.ts';
import { callOf } from './endpoint.ts';
import type * as payments from './payments.ts';

// The calls about charges, receipts and statements, kept as those in calls.ts are.

export const getCheckReceipt = callOf<typeof documents.getCheckReceipt>('GET', '/api/background-check/receipt.pdf');
export const getCleanerStatement = callOf<typeof documents.getCleanerStatement>(
  'GET',
  '/api/cleaner/statements/{year}.pdf',
);
export const getCleanerStatementCsv = callOf<typeof documents.getCleanerStatementCsv>(
  'GET',
  '/api/cleaner/statements/{year}.csv',
);
export const getCleanerYear = callOf<typeof documents.getCleanerYear>('GET', '/api/cleaner/statements/{year}');
export const getHostStatement = callOf<typeof documents.getHostStatement>('GET', '/api/host/statements/{year}.pdf');
export const getHostStatementCsv = callOf<typeof documents.getHostStatementCsv>(
  'GET',
  '/api/host/statements/{year}.csv',
);
export const getHostYear = callOf<typeof documents.getHostYear>('GET', '/api/host/statements/{year}');
export const getOwed = callOf<typeof documents.getOwed>('GET', '/api/host/owed');
export const getPayoutStatement = callOf<typeof documents.getPayoutStatement>(
  'GET',
  '/api/cleaner/payouts/{id}/statement.pdf',
);
export const getReceipt = callOf<typeof documents.getReceipt>('GET', '/api/jobs/{id}/receipt.pdf');
export const listHostPayments = callOf<typeof payments.listHostPayments>('GET', '/api/host/payments');
