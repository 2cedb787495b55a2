import { z } from 'zod';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { said } from './text.ts';
import { id, idParams, instant } from './wire.ts';

export const beginVisit = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/visit',
  access: ['ADMIN'],
  summary:
    'See the product as a host or cleaner sees it, for 30 minutes and for a reason that is kept in the audit log: `token` only reads, and what is private stays closed; an admin is 403, who has no name yet 409',
  status: 201,
  params: idParams,
  body: z.strictObject({ reason: said(500) }),
  answer: z.object({
    id,
    /** Of the visit alone: whatever is called with it but a GET is refused with `visit_reads`. */
    token: z.string(),
    user,
    expiresAt: instant,
  }),
});

export const endVisit = endpoint({
  method: 'POST',
  path: '/api/admin/visits/{id}/end',
  access: ['ADMIN'],
  summary: 'End one’s own visit; one that has ended stays ended',
  status: 204,
  params: idParams,
});
