import type { Row } from './access-row.ts';

/** The calls about one's own account and getting into it; rows of the access matrix. */
export const accountRows: Record<string, Row> = {
  'GET /api/me': { cells: [401, 200, 200, 200, 200, 200, 200] },
  'PATCH /api/me': { cells: [401, 200, 200, 200, 200, 200, 200] },
  'GET /api/me/export': { cells: [401, 200, 200, 200, 200, 200, 200] },
  // of somebody else's email
  'DELETE /api/me': { cells: [401, 400, 400, 400, 400, 400, 400] },
  'PUT /api/me/details': { cells: [401, 409, 409, 409, 409, 409, 409] },
  'PUT /api/me/password': { cells: [401, 204, 204, 204, 204, 204, 204] },
  'POST /api/me/email': { cells: [401, 200, 200, 200, 200, 200, 200] },
  // no such code was sent
  'PUT /api/me/email': { cells: [401, 400, 400, 400, 400, 400, 400] },
  'GET /api/me/two-factor': { cells: [401, 200, 200, 200, 200, 200, 200] },
  'POST /api/me/two-factor': { cells: [401, 201, 201, 201, 201, 201, 201] },
  // a code that is not the app's
  'PUT /api/me/two-factor': { cells: [401, 422, 422, 422, 422, 422, 422] },
  // nobody has it on
  'DELETE /api/me/two-factor': { cells: [401, 409, 409, 409, 409, 409, 409] },
  'POST /api/me/two-factor/recovery-codes': { cells: [401, 409, 409, 409, 409, 409, 409] },
  'POST /api/auth/login/two-factor': { cells: [401, 401, 401, 401, 401, 401, 401] },
  'GET /api/me/passkeys': { cells: [401, 200, 200, 200, 200, 200, 200] },
  // nobody has two-factor on
  'POST /api/me/passkeys/options': { cells: [401, 409, 409, 409, 409, 409, 409] },
  'POST /api/me/passkeys/proof': { cells: [401, 409, 409, 409, 409, 409, 409] },
  'POST /api/me/passkeys': { cells: [401, 422, 422, 422, 422, 422, 422] },
  // one that never was
  'DELETE /api/me/passkeys/{id}': { cells: [401, 404, 404, 404, 404, 404, 404] },
  'POST /api/auth/login/passkey/options': { cells: [401, 401, 401, 401, 401, 401, 401] },
  'POST /api/auth/login/passkey': { cells: [401, 401, 401, 401, 401, 401, 401] },
  'GET /api/me/sessions': { cells: [401, 200, 200, 200, 200, 200, 200] },
  'DELETE /api/me/sessions': { cells: [401, 204, 204, 204, 204, 204, 204] },
  // a session that never was
  'DELETE /api/me/sessions/{id}': { cells: [401, 404, 404, 404, 404, 404, 404] },
  'POST /api/auth/request-login-code': { cells: [200, 200, 200, 200, 200, 200, 200] },
  'POST /api/auth/verify-login': { cells: [401, 401, 401, 401, 401, 401, 401] },
  'POST /api/auth/request-register-code': { cells: [200, 200, 200, 200, 200, 200, 200] },
  'POST /api/auth/verify-register': { cells: [401, 401, 401, 401, 401, 401, 401] },
  'POST /api/auth/verify-link': { cells: [401, 401, 401, 401, 401, 401, 401] },
  'POST /api/auth/login/password': { cells: [401, 401, 401, 401, 401, 401, 401] },
  'POST /api/auth/register': { cells: [201, 201, 201, 201, 201, 201, 201] },
  'POST /api/auth/logout': { cells: [401, 204, 204, 204, 204, 204, 204] },
  'GET /api/admin/staff': { cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/staff/invitations': { cells: [401, 403, 403, 403, 403, 403, 201] },
  'DELETE /api/admin/staff/invitations/{id}': {
    on: 'staff invitation',
    cells: [401, 403, 403, 403, 403, 403, 204],
  },
  'PATCH /api/admin/staff/{id}': { on: 'another admin', cells: [401, 403, 403, 403, 403, 403, 200] },
  'POST /api/admin/staff/{id}/remove': { on: 'another admin', cells: [401, 403, 403, 403, 403, 403, 204] },
  // a token that never was
  'POST /api/staff-invitations/look': { cells: [404, 404, 404, 404, 404, 404, 404] },
  'POST /api/staff-invitations/accept': { cells: [404, 404, 404, 404, 404, 404, 404] },
};
