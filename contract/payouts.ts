import { z } from 'zod';
import { cents, sentCents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents, minimumInstantPayoutCents } from './money.ts';
import { payment } from './payments.ts';
import { paymentStatuses, payoutAccountStatuses, payoutMethods, payoutStatuses } from './states.ts';
import { anyLine, line } from './text.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

/** One movement of the cleaner's money that a payout contains. */
const payoutItem = z.object({
  /** The ledger's word for it: job, tip, cancellation, waiting, refund, chargeback. */
  kind: z.string(),
  jobId: maybe(id),
  jobTitle: maybe(z.string()),
  /** Negative where a refund is taken off. */
  amountCents: cents,
});
export const payout = z.object({
  id,
  cleaner: z.object({ id, name: z.string() }),
  /** What left the balance; the fee is inside it. */
  amountCents: cents,
  feeCents: cents,
  method: z.enum(payoutMethods),
  status: z.enum(payoutStatuses),
  createdAt: instant,
  paidAt: maybe(instant),
  /** Of a failed one, the provider's code for why. */
  failure: maybe(z.string()),
  items: z.array(payoutItem),
});
export type Payout = z.infer<typeof payout>;

/** With what an admin needs to know. */
const heldPayout = payout.extend({ holdReason: maybe(z.string()) });
export type AdminPayout = z.infer<typeof heldPayout>;

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/cleaner/payouts',
  access: ['CLEANER'],
  summary: 'The cleaner’s payouts and what each contains, newest first',
  status: 200,
  query: pageQuery({ status: z.enum(payoutStatuses).optional() }),
  answer: z.array(payout),
  paged: true,
  whileSuspended: true,
});
export const requestPayout = endpoint({
  method: 'POST',
  path: '/api/cleaner/payouts',
  access: ['CLEANER'],
  summary: 'Pay out the balance, or a part of it, right away; the provider’s fee is inside the amount',
  status: 201,
  body: z.strictObject({
    method: z.literal('instant'),
    amountCents: sentCents(minimumInstantPayoutCents, maximumPayoutCents * 10).optional(),
  }),
  answer: payout,
});

const payoutAccount = z.object({
  status: z.enum(payoutAccountStatuses),
  /** What the provider still asks for, in its own codes. */
  requirements: z.array(z.string()),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;
export const getPayoutAccount = endpoint({
  method: 'GET',
  path: '/api/cleaner/payout-account',
  access: ['CLEANER'],
  summary: 'Whether the cleaner can be paid out, and what the provider still asks for',
  status: 200,
  answer: payoutAccount,
  whileSuspended: true,
});
export const openPayoutAccount = endpoint({
  method: 'POST',
  path: '/api/cleaner/payout-account',
  access: ['CLEANER'],
  summary: 'Begin or continue the payout account at the provider, whose page is at `url`',
  status: 201,
  answer: z.object({ url: z.string() }),
});

const searched = { q: anyLine(200).optional() };
export const listAllPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  access: ['ADMIN'],
  summary: 'Payouts of all cleaners, newest first; `q` finds an id, a name or an email',
  status: 200,
  query: pageQuery({ status: z.enum(payoutStatuses).optional(), ...searched }),
  answer: z.array(heldPayout),
  paged: true,
});
const because = z.strictObject({ reason: line(500) });
export const holdPayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/{id}/hold',
  access: ['ADMIN'],
  summary: 'Keep a pending payout from being paid',
  status: 200,
  params: idParams,
  body: because,
  answer: heldPayout,
});
export const releasePayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/{id}/release',
  access: ['ADMIN'],
  summary: 'Let a held payout go ahead',
  status: 200,
  params: idParams,
  body: because,
  answer: heldPayout,
});

export const listAllPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  access: ['ADMIN'],
  summary: 'Payments of all hosts and cleaners, newest first; `q` finds an id, a job’s id, a name or an email',
  status: 200,
  query: pageQuery({ status: z.enum(paymentStatuses).optional(), ...searched }),
  answer: z.array(payment),
  paged: true,
});
export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/{id}/refund',
  access: ['ADMIN'],
  summary: 'Give back a payment or a part of it; a full refund waives both fees, a partial one neither',
  status: 200,
  params: idParams,
  body: z.strictObject({ amountCents: sentCents(1, maximumPayoutCents * 2), reason: line(500) }),
  answer: payment,
});

const sandboxAccountId = z.strictObject({ id: anyLine(100) });
export const sandboxCompleteAccount = endpoint({
  method: 'POST',
  path: '/sandbox/payout-accounts/{id}',
  access: 'anyone',
  summary: 'Demo: complete a payout account, or with `fail` let the provider restrict it',
  status: 200,
  params: sandboxAccountId,
  body: z.strictObject({ fail: z.boolean().optional() }).optional(),
  answer: z.object({ status: z.enum(payoutAccountStatuses) }),
});
