import type { Row } from './access-row.ts';

/** Reporting what people wrote and showed, and deciding about it. */
export const moderationRows: Record<string, Row> = {
  'POST /api/content-reports': { on: 'approved cleaner', cells: [401, 201, 201, 201, 404, 201, 403] },
  'GET /api/admin/content/{id}/evidence': { on: 'reported message', cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/content': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/content/{id}/messages': { on: 'reported message', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/content/{id}/close': { on: 'reported message', cells: [401, 403, 403, 403, 403, 403, 200] },
  // nothing is decided about it yet
  'POST /api/admin/content/{id}/reopen': { on: 'reported message', cells: [401, 403, 403, 403, 403, 403, 409] },
};
