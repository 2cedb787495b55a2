import type * as admin from './admin-notices.ts';
import { callOf } from './endpoint.ts';
import type * as tasks from './failed-tasks.ts';
import type * as preferences from './notice-preferences.ts';
import type * as textNumber from './text-number.ts';

// The calls about how somebody hears of things, kept as those in calls.ts are.

export const addPushSubscription = callOf<typeof preferences.addPushSubscription>(
  'POST',
  '/api/me/push-subscriptions',
  ['noticePreferences'],
);
export const changeNoticePreferences = callOf<typeof preferences.changeNoticePreferences>(
  'PUT',
  '/api/me/notification-preferences',
  ['noticePreferences'],
);
export const getNoticePreferences = callOf<typeof preferences.getNoticePreferences>(
  'GET',
  '/api/me/notification-preferences',
);
export const removePushSubscription = callOf<typeof preferences.removePushSubscription>(
  'DELETE',
  '/api/me/push-subscriptions',
  ['noticePreferences'],
);

export const proveNumber = callOf<typeof textNumber.proveNumber>('POST', '/api/me/text-number', ['noticePreferences']);
export const sendNumberCode = callOf<typeof textNumber.sendNumberCode>('POST', '/api/me/text-number/code', []);

// What could not be delivered or done, for admins.

export const listSentNotices = callOf<typeof admin.listSentNotices>('GET', '/api/admin/notifications');
export const listNoticeCauses = callOf<typeof admin.listNoticeCauses>('GET', '/api/admin/notifications/causes');
export const retryNotice = callOf<typeof admin.retryNotice>('POST', '/api/admin/notifications/{id}/retry', [
  'undelivered',
]);
export const retryNotices = callOf<typeof admin.retryNotices>('POST', '/api/admin/notifications/retry', [
  'undelivered',
]);
export const listFailedTasks = callOf<typeof tasks.listFailedTasks>('GET', '/api/admin/failed-tasks');
export const runFailedTask = callOf<typeof tasks.runFailedTask>('POST', '/api/admin/failed-tasks/{id}/retry', [
  'undelivered',
]);
export const runFailedTasks = callOf<typeof tasks.runFailedTasks>('POST', '/api/admin/failed-tasks/retry', [
  'undelivered',
]);
export const dropFailedTask = callOf<typeof tasks.dropFailedTask>('POST', '/api/admin/failed-tasks/{id}/drop', [
  'undelivered',
]);
