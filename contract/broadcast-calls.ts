import type * as broadcasts from './broadcasts.ts';
import { callOf } from './endpoint.ts';
import type * as templates from './mail-templates.ts';

// The calls about mails to many and about how mails are worded, kept as those in calls.ts are.

export const listBroadcasts = callOf<typeof broadcasts.listBroadcasts>('GET', '/api/admin/broadcasts');
export const countBroadcast = callOf<typeof broadcasts.countBroadcast>('GET', '/api/admin/broadcasts/count');
export const testBroadcast = callOf<typeof broadcasts.testBroadcast>('POST', '/api/admin/broadcasts/test', []);
export const sendBroadcast = callOf<typeof broadcasts.sendBroadcast>('POST', '/api/admin/broadcasts', ['undelivered']);
export const stopBroadcast = callOf<typeof broadcasts.stopBroadcast>('POST', '/api/admin/broadcasts/{id}/stop', [
  'undelivered',
]);
export const listMailTemplates = callOf<typeof templates.listMailTemplates>('GET', '/api/admin/mail-templates');
export const testMailTemplate = callOf<typeof templates.testMailTemplate>('POST', '/api/admin/mail-templates/test', []);
