import * as adminCalendars from '#contract/admin-calendars.ts';
import * as bookings from '#contract/bookings.ts';
import * as busy from '#contract/busy-calendars.ts';
import * as calendar from '#contract/calendar.ts';
import * as exporting from '#contract/calendar-export.ts';
import * as look from '#contract/calendar-look.ts';
import { countReachedJobs } from '#contract/host-home.ts';
import { route } from '#server/platform/http/route.ts';
import type { Kit } from '#server/platform/kit.ts';
import { countCalendars } from './admin/count-calendars.ts';
import { listCalendars } from './admin/list-calendars.ts';
import { syncAsAdmin } from './admin/sync-as-admin.ts';
import { addBusyCalendar } from './busy/add-busy-calendar.ts';
import { askToRead } from './busy/ask-to-read.ts';
import { listBusyCalendars } from './busy/list-busy-calendars.ts';
import { removeBusyCalendar } from './busy/remove-busy-calendar.ts';
import type { CalendarKit } from './calendar-kit.ts';
import { changeDecision } from './decisions/change-decision.ts';
import { decideMissing } from './decisions/decide-missing.ts';
import { listDecisions } from './decisions/list-decisions.ts';
import { makeExportLink, removeExportLink, showExportLink } from './export/export-link.ts';
import { sendCalendar } from './export/send-calendar.ts';
import { sendJob } from './export/send-job.ts';
import { addIntegration } from './integrations/add-integration.ts';
import { changeIntegration } from './integrations/change-integration.ts';
import { listIntegrations } from './integrations/list-integrations.ts';
import { removeIntegration } from './integrations/remove-integration.ts';
import { lookAtCalendars } from './look/look-at-calendars.ts';
import { addBooking } from './stays/add-booking.ts';
import { listBookings } from './stays/list-bookings.ts';
import { removeBooking } from './stays/remove-booking.ts';
import { countReached } from './syncing/count-reached.ts';
import { syncNow } from './syncing/sync-now.ts';

/** `above`: what calendars ask of the rooms above them. */
export const calendarRoutes = (above: Pick<CalendarKit, 'owedBy' | 'feedHere'>) => {
  const asking = (kit: Kit) => ({ ...kit, ...above });
  return [
    route(calendar.listIntegrations, ({ kit, actor, query }) => listIntegrations(kit, actor, query)),
    route(calendar.addIntegration, ({ kit, actor, body }) => addIntegration(kit, actor, body)),
    route(look.lookAtCalendars, ({ kit, actor, body }) => lookAtCalendars(asking(kit), actor, body.calendarUrls)),
    route(calendar.changeIntegration, ({ kit, actor, params, body }) =>
      changeIntegration(asking(kit), actor, params.id, body),
    ),
    route(calendar.removeIntegration, ({ kit, actor, params }) => removeIntegration(asking(kit), actor, params.id)),
    route(calendar.syncIntegration, ({ kit, actor, params, query }) =>
      syncNow(asking(kit), actor, params.id, query.dryRun === 'true'),
    ),
    route(calendar.decideMissingStays, ({ kit, actor, params, body }) =>
      decideMissing(asking(kit), actor, params.id, body.decision),
    ),
    route(calendar.listDecisions, ({ kit, actor, params, query }) => listDecisions(kit, actor, params.id, query)),
    route(calendar.changeDecision, ({ kit, actor, params, body }) =>
      changeDecision(asking(kit), actor, params.id, body.decision),
    ),
    route(countReachedJobs, ({ kit, actor, params }) => countReached(kit, actor, params.id)),
    route(bookings.listBookings, ({ kit, actor, query }) => listBookings(kit, actor, query)),
    route(bookings.addBooking, ({ kit, actor, body }) => addBooking(asking(kit), actor, body)),
    route(bookings.removeBooking, ({ kit, actor, params }) => removeBooking(asking(kit), actor, params.id)),
    route(busy.listBusyCalendars, ({ kit, actor }) => listBusyCalendars(kit, actor)),
    route(busy.addBusyCalendar, ({ kit, actor, body }) => addBusyCalendar(kit, actor, body.calendarUrl)),
    route(busy.readBusyCalendar, ({ kit, actor, params }) => askToRead(kit, actor, params.id)),
    route(busy.removeBusyCalendar, ({ kit, actor, params }) => removeBusyCalendar(kit, actor, params.id)),
    ...adminRoutes(asking),
    route(exporting.showExportLink, ({ kit, actor }) => showExportLink(kit, actor)),
    route(exporting.makeExportLink, ({ kit, actor }) => makeExportLink(kit, actor), { secretAnswer: 'never kept' }),
    route(exporting.removeExportLink, ({ kit, actor }) => removeExportLink(kit, actor)),
    route(exporting.getExportedCalendar, ({ kit, params, reply }) => sendCalendar(kit, params.secret, reply), {
      ownAnswer: true,
      secretAnswer: 'not cached',
    }),
    route(exporting.getJobCalendar, ({ kit, actor, params, reply }) => sendJob(kit, actor, params.id, reply), {
      ownAnswer: true,
      secretAnswer: 'not cached',
    }),
  ];
};

type Asking = (kit: Kit) => CalendarKit;

const adminRoutes = (asking: Asking) => [
  route(adminCalendars.listAdminCalendars, ({ kit, query }) => listCalendars(kit, query)),
  route(adminCalendars.countCalendars, ({ kit }) => countCalendars(kit)),
  route(adminCalendars.syncAdminCalendar, ({ kit, actor, params, body }) =>
    syncAsAdmin(asking(kit), actor, params.id, body.reason),
  ),
];
