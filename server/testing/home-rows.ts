import type { Row } from './access-row.ts';

/** The calls about a home, what gets one into it, and its calendars; rows of the access matrix. */
export const homeRows: Record<string, Row> = {
  'GET /api/host/properties': { cells: [401, 200, 200, 403, 403, 403, 403] },
  'GET /api/properties': { cells: [401, 200, 200, 403, 403, 403, 403] },
  'POST /api/properties': { cells: [401, 201, 201, 403, 403, 403, 403] },
  'PUT /api/properties/{id}': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'PUT /api/properties/{id}/access': { on: 'property', cells: [401, 204, 404, 403, 403, 403, 403] },
  'GET /api/properties/{id}/access': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'GET /api/properties/{id}/access-log': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'GET /api/properties/{id}/checklist': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'GET /api/properties/{id}/fair-price': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'GET /api/properties/{id}/supplies': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'PUT /api/properties/{id}/supplies': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'PUT /api/properties/{id}/checklist': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'GET /api/jobs/{id}/access': { on: 'job that may start', cells: [401, 200, 404, 200, 404, 404, 403] },
  'GET /api/calendar/integrations': { cells: [401, 200, 200, 403, 403, 403, 403] },
  'POST /api/calendar/integrations': { on: 'property', cells: [401, 201, 404, 403, 403, 403, 403] },
  'PATCH /api/calendar/integrations/{id}': { on: 'calendar', cells: [401, 200, 404, 403, 403, 403, 403] },
  'DELETE /api/calendar/integrations/{id}': { on: 'calendar', cells: [401, 204, 404, 403, 403, 403, 403] },
  'POST /api/calendar/integrations/{id}/sync': { on: 'calendar', cells: [401, 422, 404, 403, 403, 403, 403] },
  'POST /api/calendar/integrations/{id}/missing-stays': { on: 'calendar', cells: [401, 200, 404, 403, 403, 403, 403] },
  'GET /api/calendar/integrations/{id}/decisions': { on: 'calendar', cells: [401, 200, 404, 403, 403, 403, 403] },
  'PUT /api/calendar/decisions/{id}': { on: 'calendar decision', cells: [401, 200, 404, 403, 403, 403, 403] },
  'GET /api/calendar/bookings': { cells: [401, 200, 200, 403, 403, 403, 403] },
  'POST /api/calendar/bookings': { on: 'property', cells: [401, 201, 404, 403, 403, 403, 403] },
  'DELETE /api/calendar/bookings/{id}': { on: 'stay', cells: [401, 204, 404, 403, 403, 403, 403] },
  'GET /api/admin/calendar-integrations': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/calendar-integrations/healths': { cells: [401, 403, 403, 403, 403, 403, 200] },
  // never imported
  'POST /api/admin/calendar-integrations/{id}/sync': {
    on: 'calendar',
    cells: [401, 403, 403, 403, 403, 403, 409],
  },
  'GET /api/calendar/export-link': { cells: [401, 200, 200, 200, 200, 200, 403] },
  'POST /api/calendar/export-link': { cells: [401, 201, 201, 201, 201, 201, 403] },
  'DELETE /api/calendar/export-link': { cells: [401, 204, 204, 204, 204, 204, 403] },
  // nobody has such a link
  'GET /calendar/{secret}.ics': { cells: [404, 404, 404, 404, 404, 404, 404] },
  'GET /api/jobs/{id}/calendar.ics': { on: 'assigned job', cells: [401, 200, 404, 200, 404, 404, 403] },
};
