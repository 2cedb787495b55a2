import { z } from 'zod';
import { roles } from './accounts.ts';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { jobStatuses, paymentKinds, paymentStatuses } from './states.ts';
import { anyLine } from './text.ts';
import { id, instant, maybe } from './wire.ts';

/** Of each kind at most five, so that the answer fits on a screen; the lists find the rest. */
const found = z.object({
  people: z.array(
    z.object({
      id,
      name: z.string(),
      role: z.enum(roles),
      /** For admins only. */
      email: maybe(z.string()),
    }),
  ),
  jobs: z.array(
    z.object({ id, title: z.string(), status: z.enum(jobStatuses), startTime: instant, timeZone: z.string() }),
  ),
  properties: z.array(z.object({ id, title: z.string(), city: maybe(z.string()), state: maybe(z.string()) })),
  payments: z.array(
    z.object({
      id,
      kind: z.enum(paymentKinds),
      status: z.enum(paymentStatuses),
      amountCents: cents,
      createdAt: instant,
      payer: z.object({ id, name: z.string() }),
      jobId: maybe(id),
      jobTitle: maybe(z.string()),
    }),
  ),
});
export type Found = z.infer<typeof found>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: ['HOST', 'CLEANER', 'ADMIN'],
  summary:
    'People, jobs, properties and payments by words or by an id typed in full, five of each: everything for admins, for others what is theirs',
  status: 200,
  query: z.strictObject({ q: anyLine(200).optional() }),
  answer: found,
});
