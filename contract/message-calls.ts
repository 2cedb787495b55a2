import { callOf } from './endpoint.ts';
import type * as messages from './messages.ts';

// How the browser makes the calls about messages; see calls.ts.

export const listMessages = callOf<typeof messages.listMessages>('GET', '/api/jobs/{id}/messages');
export const getConversation = callOf<typeof messages.getConversation>('GET', '/api/jobs/{id}/conversation');
export const sendMessage = callOf<typeof messages.sendMessage>('POST', '/api/jobs/{id}/messages', ['messages']);
export const listThreads = callOf<typeof messages.listThreads>('GET', '/api/messages');
export const reportMessage = callOf<typeof messages.reportMessage>('POST', '/api/messages/{id}/report', ['messages']);
export const translateMessage = callOf<typeof messages.translateMessage>('POST', '/api/messages/{id}/translate', []);
export const listContentMessages = callOf<typeof messages.listContentMessages>(
  'GET',
  '/api/admin/content/{id}/messages',
);
export const listDisputeMessages = callOf<typeof messages.listDisputeMessages>(
  'GET',
  '/api/admin/disputes/{id}/messages',
);
