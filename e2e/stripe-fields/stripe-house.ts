import assert from 'node:assert/strict';
import Stripe from 'stripe';
import { stripePayments } from '#server/payments/stripe-payments.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { type StripeFake, stripeFake } from '#server/testing/stripe-fake.ts';
import { withProvider } from '#server/testing/with-provider.ts';
import { served } from '../served.ts';

/** What the page's stand-in asks of the fake: `confirm` with "secret number", `approve` with the secret. */
export type StandIn = (act: string, text: string) => Promise<unknown>;

export interface StripeHouse {
  house: House;
  url: string;
  standIn: StandIn;
}

const stripe = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_secret' };
/** The last four digits → how the card behaves when it is charged. */
const cards: Record<string, 'pays' | 'asks'> = { '4242': 'pays', '3155': 'asks' };

/** The product as production has it, on a scratch database, with a Stripe on this machine, serving the built screens. */
export async function aStripeHouse(): Promise<StripeHouse> {
  const fake = await stripeFake();
  const house = await aHouse({ settings: { mode: 'production', stripe } });
  const place = { host: '127.0.0.1', port: fake.port, protocol: 'http' as const };
  withProvider(house, () => stripePayments(stripe, house.clock, place));
  const url = await served(house.app, '127.0.0.1');
  return {
    house,
    url,
    standIn: (act, text) => (act === 'confirm' ? confirmSetup(house, fake, text) : approve(house, fake, text)),
  };
}

async function confirmSetup(house: House, fake: StripeFake, text: string): Promise<unknown> {
  const [id = ''] = text.split('_secret');
  const behaviour = cards[text.slice(-4)];
  if (!behaviour) return { error: { type: 'card_error', message: 'Your card was declined by its bank.' } };
  fake.card(`pm_${behaviour}`, behaviour);
  Object.assign(fake.things.get(id) ?? {}, { status: 'succeeded', payment_method: fake.things.get(`pm_${behaviour}`) });
  await tell(house, 'setup_intent.succeeded', id);
  return { setupIntent: { status: 'succeeded' } };
}

async function approve(house: House, fake: StripeFake, secret: string): Promise<unknown> {
  const id = secret.replace('_secret', '');
  const charge = { id: `ch_${id}`, object: 'charge', amount_refunded: 0 };
  Object.assign(fake.things.get(id) ?? {}, { status: 'succeeded', latest_charge: charge });
  await tell(house, 'payment_intent.succeeded', id);
  return { paymentIntent: { status: 'succeeded' } };
}

/** Stripe's event about one of its objects, signed as Stripe signs. */
async function tell(house: House, type: string, id: string): Promise<void> {
  const event = { id: `evt_${type}_${id}`, object: 'event', type, livemode: false, data: { object: { id } } };
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(house.clock.now().getTime() / 1000);
  const signature = new Stripe(stripe.secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: stripe.webhookSecret,
    timestamp,
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await house.send('POST', '/webhooks/stripe', { body: payload, headers });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
}
