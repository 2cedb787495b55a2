import type { Row } from './access-row.ts';

/** The calls about helpers; rows of the access matrix. */
export const helperRows: Record<string, Row> = {
  'GET /api/cleaner/helpers': { cells: [401, 403, 403, 200, 200, 200, 403] },
  'POST /api/cleaner/helpers/invitations': { cells: [401, 403, 403, 201, 201, 201, 403] },
  'DELETE /api/cleaner/helpers/invitations/{id}': {
    on: 'helper invitation',
    cells: [401, 403, 403, 204, 404, 404, 403],
  },
  'DELETE /api/cleaner/helpers/{id}': { on: 'helper', cells: [401, 403, 403, 204, 404, 404, 403] },
  'DELETE /api/cleaner/helping/{id}': { on: 'helped cleaner', cells: [401, 403, 403, 404, 404, 404, 403] },
  'POST /api/cleaner/own-work': { cells: [401, 403, 403, 204, 204, 204, 403] },
  'PUT /api/jobs/{id}/helpers': { on: 'assigned job', cells: [401, 403, 403, 200, 404, 404, 403] },
  // a token that never was
  'POST /api/helper-invitations/look': { cells: [404, 404, 404, 404, 404, 404, 404] },
  'POST /api/helper-invitations/accept': { cells: [404, 404, 404, 404, 404, 404, 404] },
  // it was sent to nobody of these
  'POST /api/cleaner/helping/invitations/{id}/accept': {
    on: 'helper invitation',
    cells: [401, 403, 403, 404, 404, 404, 403],
  },
  'DELETE /api/cleaner/helping/invitations/{id}': {
    on: 'helper invitation',
    cells: [401, 403, 403, 404, 404, 404, 403],
  },
  'POST /api/cleaner/helping': { cells: [401, 403, 403, 404, 404, 404, 403] },
};
