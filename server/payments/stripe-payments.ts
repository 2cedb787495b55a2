import Stripe from 'stripe';
import { type Clock, second } from '#server/platform/clock.ts';
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  ProviderRefused,
  type ProviderSetup,
} from '#server/platform/payment-provider.ts';
import type { StripeSettings } from '#server/platform/stripe-settings.ts';
import { asked, openStripe, type StripePlace } from './open-stripe.ts';
import { stripeCustomers } from './stripe-customers.ts';

const tolerance = 300;

/** Stripe as the payment provider. Only the files named after it know about Stripe. */
export function stripePayments(settings: StripeSettings, clock: Clock, place: StripePlace = {}): PaymentProvider {
  const stripe = openStripe(settings, place);
  const customerOf = stripeCustomers(stripe);
  const readPayment = (id: string) =>
    asked(async () => {
      const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] });
      return { ...asPayment(intent), ...(await takenFrom(stripe, intent)) };
    });
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    createSetup: ({ customer, metadata, key }) =>
      asked(async () => {
        const whose = { customer: await customerOf(customer), usage: 'off_session' as const };
        const body: Stripe.SetupIntentCreateParams = { ...whose, ...onlyCards, metadata };
        return asSetup(await stripe.setupIntents.create(body, { idempotencyKey: key }));
      }),
    readSetup: (id) =>
      asked(async () => asSetup(await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }))),
    createPayment: ({ amountCents, customer, metadata, key }) =>
      asked(async () => {
        const money = { amount: amountCents, currency: 'usd' };
        const body: Stripe.PaymentIntentCreateParams = {
          ...{ customer: await customerOf(customer), ...money, ...onlyCards, metadata },
        };
        return asPayment(await stripe.paymentIntents.create(body, { idempotencyKey: key }).catch(refused));
      }),
    async confirmPayment({ paymentId, methodId, offSession, key }) {
      const body = { payment_method: methodId, off_session: offSession };
      await asked(() => stripe.paymentIntents.confirm(paymentId, body, { idempotencyKey: key }).catch(unlessDecided));
      // A repeated key gets the first answer again; this reads what is true now.
      return readPayment(paymentId);
    },
    readPayment,
    async cancelPayment(id) {
      await asked(() => stripe.paymentIntents.cancel(id).catch(unlessDecided));
      return readPayment(id);
    },
    async refund({ paymentId, amountCents, key }) {
      // Stripe forgets its own keys after a day; what was made carries ours
      const before = await readPayment(paymentId);
      if (before.refundKeys.includes(key)) return before;
      const body = { payment_intent: paymentId, amount: amountCents, metadata: { [refundKey]: key } };
      await asked(() => stripe.refunds.create(body, { idempotencyKey: key }).catch(refused));
      return readPayment(paymentId);
    },
    forgetCard: (methodId) =>
      asked(async () => {
        await stripe.paymentMethods.detach(methodId).catch(unlessDetached);
      }),
    readEvent: (rawBody, headers) => readEvent(stripe, settings, clock, rawBody, headers['stripe-signature']),
  };
}

/** Other means of payment would lead to pages of their own. */
const onlyCards = { allowed_payment_method_types: ['card' as const] };

/** A declined card, or a payment that cannot be tried any more, is an answer: the payment, read next, shows it. */
function unlessDecided(error: unknown): void {
  if (error instanceof Stripe.errors.StripeCardError) return;
  if (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state') return;
  refused(error);
}

/** The name of our key in a refund's metadata at Stripe. */
const refundKey = 'refund';

/** More than is left to refund, a disputed charge, less than a card can be charged, a card that is gone: nothing was done. */
function refused(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
    throw new ProviderRefused(`Stripe: ${error.message}`, error.code);
  throw error;
}

/** Forgetting a card twice is not an error. */
function unlessDetached(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

const setupStatuses = ['succeeded', 'requires_action'] as const;
/** Stripe's other statuses (manual confirmation or capture) are not used here; new ones count as in progress. */
const paymentStatuses = ['succeeded', 'requires_action', 'requires_payment_method', 'canceled'] as const;

function asSetup({ id, client_secret, status, payment_method, metadata }: Stripe.SetupIntent): ProviderSetup {
  const method = typeof payment_method === 'object' ? payment_method : null;
  const card = method?.card;
  const known = setupStatuses.find((name) => name === status) ?? 'requires_payment_method';
  return {
    id,
    clientSecret: client_secret ?? '',
    status: known,
    metadata: metadata ?? {},
    card:
      known === 'succeeded' && method && card
        ? {
            methodId: method.id,
            brand: card.brand,
            last4: card.last4,
            expMonth: card.exp_month,
            expYear: card.exp_year,
            fingerprint: card.fingerprint ?? method.id,
          }
        : null,
  };
}

function asPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const { id, client_secret, status, amount, last_payment_error, latest_charge, metadata } = intent;
  const charge = typeof latest_charge === 'object' ? latest_charge : null;
  const failure = status === 'requires_payment_method' ? last_payment_error : null;
  return {
    id,
    clientSecret: client_secret ?? '',
    status: paymentStatuses.find((name) => name === status) ?? 'processing',
    amountCents: amount,
    refundedCents: 0,
    refundKeys: [],
    failedRefundKeys: [],
    chargedBackCents: 0,
    cardFingerprint: charge?.payment_method_details?.card?.fingerprint ?? null,
    declineMessage: failure?.message ?? null,
    // the bank's own code says more than that a card was declined
    declineCode: failure?.decline_code ?? failure?.code ?? null,
    metadata,
  };
}

/** What went back to the payer, or was fetched by the payer's bank. */
const takenFrom = async (stripe: Stripe, intent: Stripe.PaymentIntent) => ({
  ...(await refundsOf(stripe, intent)),
  chargedBackCents: await chargedBackOf(stripe, intent),
});

/** A refund counts until its card has not taken it: then its money is with us again. */
async function refundsOf(stripe: Stripe, { id, latest_charge }: Stripe.PaymentIntent) {
  const first = typeof latest_charge === 'object' ? latest_charge?.refunds : null;
  const all = first?.has_more ? (await stripe.refunds.list({ payment_intent: id, limit: 100 })).data : first?.data;
  const isLost = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';
  const keysOf = (some: readonly Stripe.Refund[]) => some.flatMap(({ metadata }) => metadata?.[refundKey] ?? []);
  const { true: lost = [], false: made = [] } = Object.groupBy(all ?? [], (refund) => `${isLost(refund)}` as const);
  const refundedCents = made.reduce((sum, { amount }) => sum + amount, 0);
  return { refundedCents, refundKeys: keysOf(made), failedRefundKeys: keysOf(lost) };
}

/** Stripe takes a disputed amount at once and gives it back if the dispute is won. */
async function chargedBackOf(stripe: Stripe, { id, latest_charge }: Stripe.PaymentIntent): Promise<number> {
  if (typeof latest_charge !== 'object' || !latest_charge?.disputed) return 0;
  const { data } = await stripe.disputes.list({ payment_intent: id, limit: 100 });
  const taken = data.filter(({ status }) => gone.includes(status));
  return taken.reduce((sum, { amount }) => sum + amount, 0);
}

const gone = ['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review'];

function readEvent(
  stripe: Stripe,
  settings: StripeSettings,
  clock: Clock,
  rawBody: Buffer,
  signature: unknown,
): ProviderEvent | null {
  if (typeof signature !== 'string') return null;
  const now = Math.floor(clock.now().getTime() / second);
  // Stripe's own check accepts events from the future.
  const sentAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(sentAt - now <= tolerance)) return null;
  const secrets = [settings.webhookSecret, settings.connectWebhookSecret ?? ''].flatMap((known) => known.split(','));
  for (const secret of secrets.filter(Boolean))
    try {
      const event = stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now * 1000);
      if (event.livemode !== isLive(settings.secretKey)) return null;
      return { id: event.id, livemode: event.livemode, ...subjectOf(event) };
    } catch {
      // signed with another of the secrets, or by nobody we know
    }
  return null;
}

const isLive = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey);

function subjectOf(event: Stripe.Event): Pick<ProviderEvent, 'type' | 'object'> {
  switch (event.type) {
    case 'setup_intent.succeeded':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
      return { type: event.type, object: event.data.object.id };
    case 'account.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
      return { type: event.type, object: event.data.object.id };
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.refunded': {
      const { payment_intent: intent } = event.data.object;
      return { type: event.type, object: typeof intent === 'string' ? intent : (intent?.id ?? '') };
    }
    default:
      return { type: 'ignored', object: '' };
  }
}
