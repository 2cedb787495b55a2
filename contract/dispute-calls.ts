import type * as disputes from './disputes.ts';
import { callOf } from './endpoint.ts';

// How the browser makes the calls about reports; see calls.ts.

export const reportJob = callOf<typeof disputes.reportJob>('POST', '/api/jobs/{id}/disputes', ['job', 'money']);
export const answerReport = callOf<typeof disputes.answerReport>('POST', '/api/disputes/{id}/answer', ['job']);
export const acceptProposal = callOf<typeof disputes.acceptProposal>('POST', '/api/disputes/{id}/accept', [
  'job',
  'money',
]);
export const escalateReport = callOf<typeof disputes.escalateReport>('POST', '/api/disputes/{id}/escalate', ['job']);
export const withdrawReport = callOf<typeof disputes.withdrawReport>('POST', '/api/disputes/{id}/withdraw', [
  'job',
  'money',
]);
export const listDisputes = callOf<typeof disputes.listDisputes>('GET', '/api/admin/disputes');
export const resolveReport = callOf<typeof disputes.resolveReport>('POST', '/api/admin/disputes/{id}/resolve', [
  'moderation',
  'job',
  'money',
]);
