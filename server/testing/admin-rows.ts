import type { Row } from './access-row.ts';

/** What admins do to accounts, payouts, refunds and settings. */
export const adminRows: Record<string, Row> = {
  'GET /api/admin/analytics/days': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/analytics/cities': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/analytics/cohorts': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/settings': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'PUT /api/admin/settings': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'PUT /api/admin/settings/{name}': { on: 'setting', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/settings/{name}/restore': { on: 'decided setting', cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/decided-settings': { cells: [401, 403, 403, 403, 403, 403, 200] },
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
  'GET /api/admin/payout-holds': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/payout-totals': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/payout-waits': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/users/{id}/payouts': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/payouts/hold': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/payouts/remind': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 409] },
  'POST /api/admin/users/{id}/payouts/release': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/jobs/{id}/reassign': { on: 'assigned job', cells: [401, 403, 403, 403, 403, 403, 200] },
  'GET /api/admin/broadcasts': { cells: [401, 403, 403, 403, 403, 403, 200] },
  // without a query that says whom
  'GET /api/admin/broadcasts/count': { cells: [401, 403, 403, 403, 403, 403, 400] },
  'POST /api/admin/broadcasts/test': { cells: [401, 403, 403, 403, 403, 403, 204] },
  // to another number than there are
  'POST /api/admin/broadcasts': { cells: [401, 403, 403, 403, 403, 403, 409] },
  'POST /api/admin/broadcasts/{id}/stop': { cells: [401, 403, 403, 403, 403, 403, 404] },
  'GET /api/admin/mail-templates': { cells: [401, 403, 403, 403, 403, 403, 400] },
  'POST /api/admin/mail-templates/test': { cells: [401, 403, 403, 403, 403, 403, 204] },
  'GET /api/admin/users': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/suspend': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/restore': { on: 'somebody suspended', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/end-sessions': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/end-two-factor': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 409] },
  'GET /api/admin/users/{id}/signals': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/visit': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 201] },
  // of nobody
  'POST /api/admin/visits/{id}/end': { cells: [401, 403, 403, 403, 403, 403, 404] },
  'GET /api/admin/users/{id}/open': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/users/{id}/erase': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 204] },
  'POST /api/admin/users/bulk': { on: 'somebody', cells: [401, 403, 403, 403, 403, 403, 200] },
};
