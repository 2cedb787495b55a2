import type { Row } from './access-row.ts';

/** What belongs to nobody: the server’s own state, and what providers of a demo ask for. */
export const systemRows: Record<string, Row> = {
  'GET /api/health/live': { cells: [200, 200, 200, 200, 200, 200, 200] },
  'GET /api/health/ready': { cells: [200, 200, 200, 200, 200, 200, 200] },
  'GET /.well-known/freshkey-log': { cells: [200, 200, 200, 200, 200, 200, 200] },
  'GET /api/config': { cells: [200, 200, 200, 200, 200, 200, 200] },
  // it names no read; those that it names are admitted or refused each by its own row
  'GET /api/reads': { cells: [400, 400, 400, 400, 400, 400, 400] },
  'POST /api/contact': { cells: [201, 201, 201, 201, 201, 201, 201] },
  'GET /api/openapi.json': { cells: [200, 200, 200, 200, 200, 200, 200] },
  'GET /api/docs': { cells: [200, 200, 200, 200, 200, 200, 200] },
  'POST /sandbox/setup-intents/{id}/confirm': { cells: [404, 404, 404, 404, 404, 404, 404] },
  'POST /sandbox/payment-intents/{id}/confirm': { cells: [404, 404, 404, 404, 404, 404, 404] },
  'POST /sandbox/setup-intents/{id}/authenticate': { cells: [404, 404, 404, 404, 404, 404, 404] },
  'POST /sandbox/payment-intents/{id}/authenticate': { cells: [404, 404, 404, 404, 404, 404, 404] },
  'POST /sandbox/payout-accounts/{id}': { cells: [404, 404, 404, 404, 404, 404, 404] },
};
