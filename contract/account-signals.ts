import { z } from 'zod';
import { roles } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { signalKinds } from './signal-kinds.ts';
import { id, idParams } from './wire.ts';

/** What an account has in common with others; told by keyed hashes and the provider's fingerprints of cards. */
const accountSignal = z.object({
  kind: z.enum(signalKinds),
  /** The other accounts, at most 20. */
  users: z.array(z.object({ id, name: z.string(), email: z.string(), role: z.enum(roles), suspended: z.boolean() })),
});
export type AccountSignal = z.infer<typeof accountSignal>;

export const listSignals = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}/signals',
  access: ['ADMIN'],
  summary: 'Which other accounts gave the same SSN, used the same card, phone number or browser; only what there is',
  status: 200,
  params: idParams,
  answer: z.array(accountSignal),
});
