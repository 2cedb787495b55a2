import { z } from 'zod';
import { cents, sentCents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents, minimumBidCents } from './money.ts';
import { id, maybe } from './wire.ts';

/** A host’s rule: bids of favorites up to a price are accepted without asking. Off until the host switches it on. */
const autoAccept = z.object({
  on: z.boolean(),
  /** Null where no rule was ever written. */
  upToCents: maybe(cents),
  /** The homes for whose jobs it counts; null for all of them. */
  propertyIds: maybe(z.array(id)),
});
export type AutoAccept = z.infer<typeof autoAccept>;

export const autoAcceptForm = z
  .strictObject({
    on: z.boolean(),
    upToCents: sentCents(minimumBidCents, maximumPayoutCents).nullish(),
    propertyIds: z.array(id).min(1, 'homesRequired').max(500).nullish(),
  })
  .refine(({ on, upToCents }) => !on || upToCents != null, { path: ['upToCents'], error: 'required' });

const ofHost = { path: '/api/host/auto-accept', access: ['HOST'], status: 200, answer: autoAccept } as const;

export const getAutoAccept = endpoint({
  ...ofHost,
  method: 'GET',
  summary: 'The host’s rule for accepting bids automatically',
});
export const saveAutoAccept = endpoint({
  ...ofHost,
  method: 'PUT',
  summary: 'Save the rule that accepts favorites’ new bids up to a price, or turn it on or off',
  body: autoAcceptForm,
});
