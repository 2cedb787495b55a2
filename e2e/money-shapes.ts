import { z } from 'zod';
import { job } from './wire-shapes.ts';

// The part of the wire that tells of money; see wire-shapes.ts.

const text = z.string();
const cents = z.number().int();

export const paymentMethod = z.looseObject({
  id: z.uuid(),
  brand: text,
  last4: text.length(4),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  isDefault: z.boolean(),
});
export const checkout = z.looseObject({
  status: z.enum(['succeeded', 'requires_action', 'declined']),
  message: text.nullable(),
  clientSecret: text.nullable(),
  paymentIntentId: text,
  payoutCents: cents,
  platformFeeCents: cents,
  totalCents: cents,
  job,
});
export const earnings = z.looseObject({
  balanceCents: cents,
  pendingCents: cents,
  paidOutCents: cents,
  series: z.array(z.looseObject({ amountCents: cents })),
});
export const money = z.looseObject({
  hostPaysCents: cents,
  cleanerReceivesCents: cents,
  platformKeepsCents: cents,
  lines: z.array(z.unknown()),
});
