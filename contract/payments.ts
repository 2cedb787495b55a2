import { z } from 'zod';
import { cents, sentCents } from './amounts.ts';
import { declineReasons } from './decline-reasons.ts';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { maximumTipCents } from './money.ts';
import { paymentKinds, paymentStatuses } from './states.ts';
import { anyLine } from './text.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

export const paymentMethod = z.object({
  id,
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;
export const providers = ['stripe', 'sandbox'] as const;

export const payment = z.object({
  id,
  kind: z.enum(paymentKinds),
  jobId: maybe(id),
  payer: z.object({ id, name: z.string() }),
  amountCents: cents,
  refundedCents: cents,
  status: z.enum(paymentStatuses),
  createdAt: instant,
});
export type Payment = z.infer<typeof payment>;

export const setupPayment = endpoint({
  method: 'POST',
  path: '/api/host/setup-payment',
  access: ['HOST'],
  summary: 'Start saving a card; its number goes only into the provider’s own fields',
  status: 201,
  answer: z.object({
    setupIntentId: z.string(),
    clientSecret: z.string(),
    provider: z.enum(providers),
    publishableKey: maybe(z.string()),
  }),
});
export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/host/payment-methods',
  access: ['HOST'],
  summary: 'Saved cards, the default first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(paymentMethod),
  paged: true,
});
export const removePaymentMethod = endpoint({
  method: 'DELETE',
  path: '/api/host/payment-methods/{id}',
  access: ['HOST'],
  summary: 'Remove a card; the last one can’t be removed while a job is active',
  status: 204,
  params: idParams,
});
export const makeDefaultPaymentMethod = endpoint({
  method: 'POST',
  path: '/api/host/payment-methods/{id}/default',
  access: ['HOST'],
  summary: 'Make this card the default',
  status: 204,
  params: idParams,
});

/** Of what a card did not pay: the provider's words, and the reason that screens have words for. */
const whyDeclined = { message: maybe(z.string()), declineReason: maybe(z.enum(declineReasons)) };
const checkoutAnswer = z.object({
  status: z.enum(['succeeded', 'requires_action', 'declined']),
  ...whyDeclined,
  clientSecret: maybe(z.string()),
  paymentIntentId: z.string(),
  payoutCents: cents,
  /** The host's own fee. */
  platformFeeCents: cents,
  totalCents: cents,
  job,
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;
export const checkout = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/checkout',
  access: ['HOST'],
  summary: 'Pay and close a submitted job with the given card or the default one',
  status: 200,
  params: idParams,
  body: z.strictObject({ paymentMethodId: id.nullish() }).optional(),
  answer: checkoutAnswer,
});
const moneySplit = z.object({
  hostPaysCents: cents,
  cleanerReceivesCents: cents,
  platformKeepsCents: cents,
  lines: z.array(
    z.object({
      kind: z.string(),
      amountCents: cents,
      /** Of money that went back, or came back again: the payment that it was of. */
      of: z.enum(paymentKinds).optional(),
    }),
  ),
});
export type MoneySplit = z.infer<typeof moneySplit>;
export const getJobMoney = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/money',
  access: 'signed-in',
  summary: 'What the host pays, the cleaner receives and Freshkey keeps for a job',
  status: 200,
  params: idParams,
  answer: moneySplit,
});
const tipAnswer = payment.extend({
  /** Only with `requires_action`: what the provider's own fields need to let the bank ask its question. */
  question: z.object({ paymentIntentId: z.string(), clientSecret: z.string() }).optional(),
  /** Both only with `failed`, as in `whyDeclined`. */
  message: z.string().optional(),
  declineReason: z.enum(declineReasons).optional(),
});
export type TipAnswer = z.infer<typeof tipAnswer>;
export const tipCleaner = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/tips',
  access: ['HOST'],
  summary: 'Tip the cleaner of a paid job; all of it goes to them. A tip that hasn’t been paid yet is tried again',
  status: 201,
  params: idParams,
  body: z.strictObject({
    tipCents: sentCents(1, maximumTipCents, 'tip'),
    /** The card to charge; without it the default one. */
    paymentMethodId: id.nullish(),
  }),
  answer: tipAnswer,
});

const hostPayment = payment.extend({
  /** What it is for, at the time of the home. */
  job: maybe(z.object({ id, title: z.string(), startTime: instant, timeZone: z.string() })),
  card: maybe(z.object({ brand: z.string(), last4: z.string() })),
  settledAt: maybe(instant),
  /** What the host’s bank has fetched back, beside what was refunded. */
  chargedBackCents: cents,
  ...whyDeclined,
});
export type HostPayment = z.infer<typeof hostPayment>;
export const listHostPayments = endpoint({
  method: 'GET',
  path: '/api/host/payments',
  access: ['HOST'],
  summary: 'Every charge of the host’s cards with what became of it, newest first; of one job with `jobId`',
  status: 200,
  query: pageQuery({ status: z.enum(paymentStatuses).optional(), jobId: id.optional() }),
  answer: z.array(hostPayment),
  paged: true,
  whileSuspended: true,
});

const sandboxConfirm = z
  .strictObject({
    clientSecret: anyLine(200),
    card: z
      .strictObject({
        number: anyLine(30),
        expMonth: z.number().int().min(1).max(12),
        expYear: z.number().int().min(2000).max(2100),
        cvc: z.string().regex(/^\d{3,4}$/),
      })
      .optional(),
    paymentMethodId: anyLine(100).optional(),
  })
  .refine(({ card, paymentMethodId }) => (card === undefined) !== (paymentMethodId === undefined), {
    error: 'oneOf',
    path: ['card'],
  });
const sandboxOutcome = z.object({
  status: z.enum(['succeeded', 'requires_action', 'declined']),
  message: maybe(z.string()),
  declineReason: z.enum(declineReasons).optional(),
});
const sandboxId = z.strictObject({ id: anyLine(100) });
const sandbox = { method: 'POST', access: 'anyone', status: 200, params: sandboxId, answer: sandboxOutcome } as const;
const sandboxAuthenticate = z.strictObject({ clientSecret: anyLine(200), approve: z.boolean() });
export const sandboxConfirmSetup = endpoint({
  ...sandbox,
  path: '/sandbox/setup-intents/{id}/confirm',
  summary: 'Demo: what the provider’s card fields do when a card is saved',
  body: sandboxConfirm,
});
export const sandboxConfirmPayment = endpoint({
  ...sandbox,
  path: '/sandbox/payment-intents/{id}/confirm',
  summary: 'Demo: what the provider’s card fields do when a payment is confirmed',
  body: sandboxConfirm,
});
export const sandboxAuthenticateSetup = endpoint({
  ...sandbox,
  path: '/sandbox/setup-intents/{id}/authenticate',
  summary: 'Demo: the bank’s question about a saved card',
  body: sandboxAuthenticate,
});
export const sandboxAuthenticatePayment = endpoint({
  ...sandbox,
  path: '/sandbox/payment-intents/{id}/authenticate',
  summary: 'Demo: the bank’s question about a payment',
  body: sandboxAuthenticate,
});

const webhook = {
  method: 'POST',
  access: 'anyone',
  status: 200,
  answer: z.object({ received: z.literal(true) }),
} as const;
export const sandboxWebhook = endpoint({
  ...webhook,
  path: '/webhooks/sandbox',
  summary: 'Demo: events of the sandbox provider, signed in `sandbox-signature`',
});
export const stripeWebhook = endpoint({
  ...webhook,
  path: '/webhooks/stripe',
  summary: 'Events of Stripe, signed in `stripe-signature`',
});
