import type { Row } from './access-row.ts';

/** The calls about a host’s team, each as oneself; rows of the access matrix. What members may is in team/members.test.ts. */
export const teamRows: Record<string, Row> = {
  'GET /api/host/team': { cells: [401, 200, 200, 403, 403, 403, 403] },
  'POST /api/host/team/invitations': { cells: [401, 201, 201, 403, 403, 403, 403] },
  'DELETE /api/host/team/invitations/{id}': { on: 'team invitation', cells: [401, 204, 404, 403, 403, 403, 403] },
  'PATCH /api/host/team/members/{id}': { on: 'team member', cells: [401, 200, 404, 403, 403, 403, 403] },
  'DELETE /api/host/team/members/{id}': { on: 'team member', cells: [401, 204, 404, 403, 403, 403, 403] },
  'GET /api/host/team/deeds': { cells: [401, 200, 200, 403, 403, 403, 403] },
  'GET /api/jobs/{id}/deeds': { on: 'open job', cells: [401, 200, 404, 403, 403, 403, 403] },
  'GET /api/memberships': { cells: [401, 200, 200, 403, 403, 403, 403] },
  'DELETE /api/memberships/{id}': { on: 'membership', cells: [401, 204, 404, 403, 403, 403, 403] },
  'GET /api/properties/{id}/owner-link': { on: 'property', cells: [401, 200, 404, 403, 403, 403, 403] },
  'POST /api/properties/{id}/owner-link': { on: 'property', cells: [401, 201, 404, 403, 403, 403, 403] },
  'DELETE /api/properties/{id}/owner-link': { on: 'property', cells: [401, 204, 404, 403, 403, 403, 403] },
  'GET /owner-statements/{secret}': { on: 'owner link', cells: [200, 200, 200, 200, 200, 200, 200] },
  'GET /owner-statements/{secret}/{month}.pdf': { on: 'owner link', cells: [200, 200, 200, 200, 200, 200, 200] },
  // a token that never was
  'POST /api/memberships': { cells: [401, 404, 404, 403, 403, 403, 403] },
  'POST /api/team-invitations/look': { cells: [404, 404, 404, 404, 404, 404, 404] },
  'POST /api/team-invitations/accept': { cells: [404, 404, 404, 404, 404, 404, 404] },
};
