import type * as adminCalendars from './admin-calendars.ts';
import type * as bookings from './bookings.ts';
import type * as calendar from './calendar.ts';
import type * as exporting from './calendar-export.ts';
import type * as look from './calendar-look.ts';
import { callOf } from './endpoint.ts';
import type * as timeline from './timeline.ts';

// The calls of connected calendars, kept as those in calls.ts are.

export const addBooking = callOf<typeof bookings.addBooking>('POST', '/api/calendar/bookings', ['calendar', 'job']);
export const addIntegration = callOf<typeof calendar.addIntegration>('POST', '/api/calendar/integrations', [
  'calendar',
  'properties',
]);
export const lookAtCalendars = callOf<typeof look.lookAtCalendars>('POST', '/api/calendar/look', []);
export const changeDecision = callOf<typeof calendar.changeDecision>('PUT', '/api/calendar/decisions/{id}', [
  'calendar',
  'job',
  'bids',
  'requests',
]);
export const changeIntegration = callOf<typeof calendar.changeIntegration>('PATCH', '/api/calendar/integrations/{id}', [
  'calendar',
  'job',
  'bids',
  'requests',
]);
export const decideMissingStays = callOf<typeof calendar.decideMissingStays>(
  'POST',
  '/api/calendar/integrations/{id}/missing-stays',
  ['calendar', 'job', 'bids', 'requests'],
);
export const listBookings = callOf<typeof bookings.listBookings>('GET', '/api/calendar/bookings');
export const listDecisions = callOf<typeof calendar.listDecisions>('GET', '/api/calendar/integrations/{id}/decisions');
export const listIntegrations = callOf<typeof calendar.listIntegrations>('GET', '/api/calendar/integrations');
export const removeBooking = callOf<typeof bookings.removeBooking>('DELETE', '/api/calendar/bookings/{id}', [
  'calendar',
  'job',
]);
export const removeIntegration = callOf<typeof calendar.removeIntegration>(
  'DELETE',
  '/api/calendar/integrations/{id}',
  ['calendar', 'job', 'bids', 'requests', 'properties'],
);
export const showTimeline = callOf<typeof timeline.showTimeline>('GET', '/api/host/timeline');
export const syncIntegration = callOf<typeof calendar.syncIntegration>('POST', '/api/calendar/integrations/{id}/sync', [
  'calendar',
  'job',
  'bids',
  'requests',
]);

export const listAdminCalendars = callOf<typeof adminCalendars.listAdminCalendars>(
  'GET',
  '/api/admin/calendar-integrations',
);
export const countCalendars = callOf<typeof adminCalendars.countCalendars>(
  'GET',
  '/api/admin/calendar-integrations/healths',
);
export const syncAdminCalendar = callOf<typeof adminCalendars.syncAdminCalendar>(
  'POST',
  '/api/admin/calendar-integrations/{id}/sync',
  ['calendar'],
);

export const getJobCalendar = callOf<typeof exporting.getJobCalendar>('GET', '/api/jobs/{id}/calendar.ics');
export const makeExportLink = callOf<typeof exporting.makeExportLink>('POST', '/api/calendar/export-link', [
  'calendarLink',
]);
export const removeExportLink = callOf<typeof exporting.removeExportLink>('DELETE', '/api/calendar/export-link', [
  'calendarLink',
]);
export const showExportLink = callOf<typeof exporting.showExportLink>('GET', '/api/calendar/export-link');
