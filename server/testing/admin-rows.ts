import type { Row } from './access-row.ts';

/** What admins do to accounts, payouts, refunds and settings. */
export const adminRows: Record<string, Row> = {
  'GET /api/admin/settings': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'PUT /api/admin/settings': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'PUT /api/admin/settings/{name}': { on: 'setting', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/settings/{name}/restore': { on: 'decided setting', cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/setting-versions': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/refund-proposals/{id}/confirm': {
    on: 'proposed refund',
    cells: [401, 403, 403, 403, 403, 403, 200],
  },
  'POST /api/admin/refund-proposals/{id}/decline': {
    on: 'proposed refund',
    cells: [401, 403, 403, 403, 403, 403, 200],
  },
  'POST /api/admin/payouts/bulk': { on: 'payout', cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/users': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/suspend': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/restore': { on: 'somebody suspended', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/end-sessions': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/erase': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 204] },
  'POST /api/admin/users/bulk': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
};
