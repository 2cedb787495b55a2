import * as bookings from '#contract/bookings.ts';
import * as calendar from '#contract/calendar.ts';
import { route } from '#server/platform/http/route.ts';
import { changeDecision } from './decisions/change-decision.ts';
import { decideMissing } from './decisions/decide-missing.ts';
import { listDecisions } from './decisions/list-decisions.ts';
import { addIntegration } from './integrations/add-integration.ts';
import { changeIntegration } from './integrations/change-integration.ts';
import { listIntegrations } from './integrations/list-integrations.ts';
import { removeIntegration } from './integrations/remove-integration.ts';
import { addBooking } from './stays/add-booking.ts';
import { listBookings } from './stays/list-bookings.ts';
import { removeBooking } from './stays/remove-booking.ts';
import { syncNow } from './syncing/sync-now.ts';

export const calendarRoutes = [
  route(calendar.listIntegrations, ({ kit, actor, query }) => listIntegrations(kit, actor, query)),
  route(calendar.addIntegration, ({ kit, actor, body }) => addIntegration(kit, actor, body)),
  route(calendar.changeIntegration, ({ kit, actor, params, body }) => changeIntegration(kit, actor, params.id, body)),
  route(calendar.removeIntegration, ({ kit, actor, params }) => removeIntegration(kit, actor, params.id)),
  route(calendar.syncIntegration, ({ kit, actor, params, query }) =>
    syncNow(kit, actor, params.id, query.dryRun === 'true'),
  ),
  route(calendar.decideMissingStays, ({ kit, actor, params, body }) =>
    decideMissing(kit, actor, params.id, body.decision),
  ),
  route(calendar.listDecisions, ({ kit, actor, params, query }) => listDecisions(kit, actor, params.id, query)),
  route(calendar.changeDecision, ({ kit, actor, params, body }) =>
    changeDecision(kit, actor, params.id, body.decision),
  ),
  route(bookings.listBookings, ({ kit, actor, query }) => listBookings(kit, actor, query)),
  route(bookings.addBooking, ({ kit, actor, body }) => addBooking(kit, actor, body)),
  route(bookings.removeBooking, ({ kit, actor, params }) => removeBooking(kit, actor, params.id)),
];
