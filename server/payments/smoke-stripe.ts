import { systemClock } from '#server/platform/clock.ts';
import { loadEnv } from '#server/platform/env.ts';
import { newId } from '#server/platform/ids.ts';
import { StartFault } from '#server/platform/start-fault.ts';
import type { StripeSettings } from '#server/platform/stripe-settings.ts';
import type { StripePlace } from './open-stripe.ts';
import { stripePayments } from './stripe-payments.ts';
import { stripePayouts } from './stripe-payouts.ts';

// `npm run stripe:smoke`: does at Stripe, with the test keys in the environment, what the product does there. Exit code
// 0 if all of it works. It refuses live keys and touches no database.

if (process.argv[1] === import.meta.filename) {
  try {
    await smokeStripe(loadEnv(process.env).stripe, console.log);
  } catch (error) {
    console.error(error instanceof StartFault ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs each step and says what worked; throws at the first that did not. */
export async function smokeStripe(
  settings: StripeSettings | null,
  say: (line: string) => void,
  place: StripePlace = {},
): Promise<void> {
  if (!settings) throw new StartFault('Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET first.');
  if (!/^[sr]k_test_/.test(settings.secretKey))
    throw new StartFault('This key is live: charges made with it are real. Use a key that begins with sk_test_.');
  const run = newId();
  await trySteps(settings, place, run, say);
  say('Stripe does all that Freshkey needs.');
}

async function trySteps(settings: StripeSettings, place: StripePlace, run: string, say: (line: string) => void) {
  const payments = stripePayments(settings, systemClock, place);
  const payouts = stripePayouts(settings, place);
  const open = (name: string) =>
    payments.createPayment({
      amountCents: 12_500,
      customer: run,
      metadata: { paymentId: name },
      key: `${run} ${name}`,
    });
  const pay = async (paymentId: string, methodId: string) =>
    payments.confirmPayment({ paymentId, methodId, offSession: false, key: `${run} ${methodId}` });

  const setup = await payments.createSetup({ customer: run, metadata: { userId: run }, key: `${run} setup` });
  require(setup.clientSecret !== '', 'a card can be saved');
  say('ok  begin saving a card');
  const first = await open('first');
  require((await open('first')).id === first.id, 'the same key opens one payment');
  say('ok  open a payment, once per key');
  // Stripe's own names for its test cards
  const declined = await pay(first.id, 'pm_card_visa_chargeDeclined');
  require(declined.status === 'requires_payment_method' && declined.declineMessage !== null, 'a declined card is told');
  say('ok  a declined card');
  const paid = await pay(first.id, 'pm_card_visa');
  require(paid.status === 'succeeded' && paid.amountCents === 12_500, 'the payment succeeds');
  require(paid.cardFingerprint !== null, 'the card that paid has a fingerprint');
  say('ok  charge a card');
  const refunded = await payments.refund({ paymentId: first.id, amountCents: 500, key: `${run} refund` });
  require(refunded.refundedCents === 500, 'a part is refunded');
  say('ok  refund a part');
  const second = await open('second');
  require((await payments.cancelPayment(second.id)).status === 'canceled', 'a payment is given up');
  say('ok  give up a payment');
  const account = await payouts.createAccount({ userId: run, email: `${run}@example.com`, key: `${run} account` });
  require(account.status === 'pending', 'a new payout account is pending');
  const link = await payouts.linkTo({ accountId: account.id, returnUrl: 'https://example.com/' });
  require(link.startsWith('https://'), 'the payout account has a page');
  say('ok  open a payout account');
}

function require(holds: boolean, what: string): asserts holds {
  if (!holds) throw new StartFault(`Stripe answered, but not as expected: ${what}.`);
}
