import { z } from 'zod';
import { bulkAnswer, bulkIds } from './bulk.ts';
import { endpoint } from './endpoint.ts';
import { adminPayment } from './payouts.ts';
import { line } from './text.ts';
import { idParams } from './wire.ts';

const because = z.strictObject({ reason: line(500) });

export const changePayouts = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/bulk',
  access: ['ADMIN'],
  summary:
    'Hold or release up to 50 payouts, each decided on its own and with its own entry in the audit log; sent again, what is done already stays as it is',
  status: 200,
  body: z.strictObject({ action: z.enum(['hold', 'release']), ids: bulkIds, reason: line(500) }),
  answer: bulkAnswer,
});

export const confirmRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refund-proposals/{id}/confirm',
  access: ['ADMIN'],
  summary:
    'Make a refund that another admin has asked for; 403 for oneself, 409 once it is decided, has run out after three days, or money of the payment has gone back since',
  status: 200,
  params: idParams,
  answer: adminPayment,
});
export const declineRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refund-proposals/{id}/decline',
  access: ['ADMIN'],
  summary: 'Decline a proposed refund, or withdraw one’s own',
  status: 200,
  params: idParams,
  body: because,
  answer: adminPayment,
});
