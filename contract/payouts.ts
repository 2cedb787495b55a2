import { z } from 'zod';
import { adminPaymentSorts, adminPayoutSorts } from './admin-sorts.ts';
import { cents, centsInQuery, sentCents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents } from './money.ts';
import { payment } from './payments.ts';
import { payoutHold } from './payout-hold.ts';
import { returnedPayout } from './returned-payout.ts';
import {
  paymentFilters,
  paymentKinds,
  paymentTroubles,
  payoutAccountStatuses,
  payoutMethods,
  payoutStatuses,
} from './states.ts';
import { anyLine, line } from './text.ts';
import { adminQuery, id, idParams, instant, maybe, pageQuery } from './wire.ts';

/** One movement of the cleaner's money that a payout contains. */
const payoutItem = z.object({
  /** The ledger's word for it: job, tip, cancellation, waiting, refund, chargeback. */
  kind: z.string(),
  jobId: maybe(id),
  jobTitle: maybe(z.string()),
  /** The day of the cleaning, by the home’s calendar. */
  jobDay: maybe(z.string()),
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
  /** Of a failed one whose money has gone out again: when. */
  sentAgainAt: instant.optional(),
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
    /** Less than $1, or more than the balance, is 422 `insufficient_balance`. */
    amountCents: sentCents(1, 2_147_483_647).optional(),
  }),
  answer: payout,
});

const payoutAccount = z.object({
  status: z.enum(payoutAccountStatuses),
  /** What the provider still asks for, in its own codes. */
  requirements: z.array(z.string()),
  /**
   * The last payout, which the bank has sent back: until the cleaner has been to the provider's page to change or confirm
   * the account, no weekly payout goes to it. An instant one is not refused; one that arrives shows that the account is
   * fine. Absent where there is nothing to do.
   */
  returned: returnedPayout.optional(),
  /** An admin holds all payouts, weekly and instant: 409 `payouts_held`. Absent where none does. */
  held: payoutHold.optional(),
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
  summary: 'Start or continue setting up the payout account; the provider’s page is at `url`',
  status: 201,
  answer: z.object({ url: z.string() }),
});

export const listAllPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  access: ['ADMIN'],
  summary: 'Payouts of all cleaners; `q` finds an id, a name or an email; `format=csv` exports',
  status: 200,
  query: adminQuery(adminPayoutSorts, {
    status: z.enum(payoutStatuses).optional(),
    method: z.enum(payoutMethods).optional(),
  }),
  answer: z.array(heldPayout),
  paged: true,
});
const because = z.strictObject({ reason: line(500) });
export const holdPayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/{id}/hold',
  access: ['ADMIN'],
  summary: 'Hold a pending payout',
  status: 200,
  params: idParams,
  body: because,
  answer: heldPayout,
});
export const releasePayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/{id}/release',
  access: ['ADMIN'],
  summary: 'Release a held payout',
  status: 200,
  params: idParams,
  body: because,
  answer: heldPayout,
});

/** With whom it is for, and what of it is on its way back but not made yet. */
export const adminPayment = payment.extend({
  /** The home that was cleaned; null for a background check. */
  jobTitle: maybe(z.string()),
  payee: maybe(z.object({ id, name: z.string() })),
  pendingRefundCents: cents,
  /** What was refunded and came back, because the card could not take it: to be sent again. */
  returnedCents: cents,
  /** What the payer’s bank has fetched back. */
  chargedBackCents: cents,
  /** What of it is the cleaner’s and what Freshkey’s as the books stand, after refunds; null before it is booked. */
  shares: maybe(z.object({ cleanerCents: cents, platformCents: cents })),
  /** A problem is reported on the job, and not decided: the same money waits for that. */
  isReported: z.boolean(),
  /** A refund that waits for a second admin. */
  refundProposal: maybe(
    z.object({
      id,
      amountCents: cents,
      fromCleaner: z.boolean(),
      reason: maybe(z.string()),
      by: z.object({ id, name: z.string() }),
      createdAt: instant,
      expiresAt: instant,
      /** The caller asked for it, and cannot confirm it. */
      isOwn: z.boolean(),
    }),
  ),
});
export type AdminPayment = z.infer<typeof adminPayment>;
export const listAllPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  access: ['ADMIN'],
  summary:
    'Payments of all hosts and cleaners; `q` finds an id, a job’s id, a home, a name or an email; `format=csv` exports',
  status: 200,
  query: adminQuery(adminPaymentSorts, {
    status: z.enum(paymentFilters).optional(),
    kind: z.enum(paymentKinds).optional(),
    trouble: z.enum(paymentTroubles).optional(),
  }),
  answer: z.array(adminPayment),
  paged: true,
});
const losses = z.object({ cleanerCents: cents, platformCents: cents });
const refundPreview = z.object({
  /** Where it goes back to. */
  card: maybe(z.object({ brand: z.string(), last4: z.string() })),
  /** The cleaner’s share of the payment as it stands, paid out or not. */
  cleanerHasCents: cents,
  /** Who loses how much, usually and with `fromCleaner`. */
  usual: losses,
  fromCleaner: losses,
  /** The limit of the settings, where this refund is beyond it and takes a second admin. */
  approvalLimitCents: maybe(cents),
  /** What has gone back of it already, the first one first. */
  made: z.array(z.object({ amountCents: cents, at: instant })),
});
export type RefundPreview = z.infer<typeof refundPreview>;
export const previewRefund = endpoint({
  method: 'GET',
  path: '/api/admin/payments/{id}/refund',
  access: ['ADMIN'],
  summary: 'What a refund of this amount would do to everyone’s money; nothing is refunded',
  status: 200,
  params: idParams,
  query: z.strictObject({ amountCents: centsInQuery(maximumPayoutCents * 2, 1) }),
  answer: refundPreview,
});
export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/{id}/refund',
  access: ['ADMIN'],
  summary:
    'Give back a payment or a part of it; beyond the limit of the settings it is proposed, and `refundProposal` waits for another admin; a full refund waives both fees, a partial one neither. A refund that the provider has not confirmed yet is pending',
  status: 200,
  params: idParams,
  body: z.strictObject({
    amountCents: sentCents(1, maximumPayoutCents * 2),
    reason: line(500),
    /**
     * What had been refunded as the admin saw it; if it is another sum by now, 409 `stale`. Where it is left out, the
     * same refund sent several times at once is made once.
     */
    refundedCents: sentCents(0, maximumPayoutCents * 2).optional(),
    /** What the cleaner was paid out already comes off their next earnings; otherwise Freshkey bears it. */
    fromCleaner: z.boolean().optional(),
  }),
  answer: adminPayment,
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
