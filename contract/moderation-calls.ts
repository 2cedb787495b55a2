import { callOf } from './endpoint.ts';
import type * as moderation from './moderation.ts';

// How the browser makes the calls about reported and flagged content; see calls.ts.

export const reportContent = callOf<typeof moderation.reportContent>('POST', '/api/content-reports', ['work']);
export const listContent = callOf<typeof moderation.listContent>('GET', '/api/admin/content');
export const showEvidence = callOf<typeof moderation.showEvidence>('GET', '/api/admin/content/{id}/evidence');
export const closeContent = callOf<typeof moderation.closeContent>('POST', '/api/admin/content/{id}/close', [
  'moderation',
]);
export const reopenContent = callOf<typeof moderation.reopenContent>('POST', '/api/admin/content/{id}/reopen', [
  'moderation',
]);
