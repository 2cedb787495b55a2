import type * as busyCalendars from './busy-calendars.ts';
import { callOf } from './endpoint.ts';

// A cleaner’s private calendars, kept as the calls in calls.ts are.

export const listBusyCalendars = callOf<typeof busyCalendars.listBusyCalendars>('GET', '/api/cleaner/calendars');
export const addBusyCalendar = callOf<typeof busyCalendars.addBusyCalendar>('POST', '/api/cleaner/calendars', [
  'busyTimes',
]);
export const readBusyCalendar = callOf<typeof busyCalendars.readBusyCalendar>(
  'POST',
  '/api/cleaner/calendars/{id}/read',
  ['busyTimes'],
);
export const removeBusyCalendar = callOf<typeof busyCalendars.removeBusyCalendar>(
  'DELETE',
  '/api/cleaner/calendars/{id}',
  ['busyTimes'],
);
