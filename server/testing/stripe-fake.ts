import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { asPublished, refusalOf, type Thing } from './stripe-published.ts';

export interface StripeFake {
  port: number;
  /** Every object by its id, as Stripe would return it. */
  things: Map<string, Thing>;
  /** The calls received, such as `POST /v1/payment_intents`. */
  calls: string[];
  /** What was answered to them. */
  answers: unknown[];
  /** What to answer the next calls with instead: a status, or 'cut' for no answer. */
  faults: (number | 'cut')[];
  /** The codes with which the next payouts are refused. */
  refusals: string[];
  /** A day has passed: what is sent under a known key is done again. */
  forgetKeys(): void;
  /** A card as saved by the provider's own fields. */
  card(id: string, behaviour: 'pays' | 'declined' | 'asks'): void;
  /** The payer's bank disputes a payment; Stripe takes the amount unless it is only a warning. */
  dispute(intentId: string, amount: number, status: string): void;
}

/** A loopback server with as much of Stripe's state and behavior as our adapter needs; the real library talks to it. */
export async function stripeFake(): Promise<StripeFake> {
  const things = new Map<string, Thing>();
  const replays = new Map<string, { status: number; body: unknown }>();
  const [calls, faults]: [string[], StripeFake['faults']] = [[], []];
  const answers: unknown[] = [];
  const refusals: string[] = [];
  const server = createServer(async (request, reply) => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://stripe');
    const form = method === 'GET' ? Object.fromEntries(searchParams) : await formOf(request);
    calls.push(`${method} ${pathname}`);
    const fault = faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    if (fault) return send(reply, fault, { error: { type: 'api_error', message: 'fault' } });
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' && method === 'POST' ? replays.get(key) : undefined;
    const { status, body } =
      before ?? refusalOf(method, pathname, form) ?? answer({ things, refusals }, method, pathname, form);
    answers.push(body);
    if (typeof key === 'string' && method === 'POST') replays.set(key, { status, body });
    send(reply, status, body);
  });
  after(() => new Promise((resolve) => void server.close(resolve)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    port,
    things,
    calls,
    answers,
    faults,
    refusals,
    forgetKeys: () => replays.clear(),
    card(id, behaviour) {
      const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, fingerprint: `print ${id}` };
      things.set(id, { id, object: 'payment_method', type: 'card', card, behaviour });
    },
    dispute(intentId, amount, status) {
      const charge = things.get(intentId)?.latest_charge;
      Object.assign(charge ?? {}, { disputed: true });
      const id = `dp_${randomBytes(8).toString('hex')}`;
      things.set(id, { id, object: 'dispute', amount, status, payment_intent: intentId, reason: 'fraudulent' });
    },
  };
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
  reply.end(JSON.stringify(body));
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return Object.fromEntries(new URLSearchParams(text));
}

interface Memory {
  things: Map<string, Thing>;
  refusals: string[];
}

function answer({ things, refusals }: Memory, method: string, path: string, form: Record<string, string>) {
  const [, , kind = '', id = '', act = ''] = path.split('/');
  const ok = (thing: Record<string, unknown>) => ({ status: 200, body: published(thing, form) });
  if (kind === 'customers' && id === 'search') return listOf(path, []);
  if (kind === 'disputes') return listOf(path, disputesOf(things, form.payment_intent));
  if (method === 'GET' && !id && kind === 'transfers')
    return listOf(
      path,
      listed(things, 'transfer', ({ transfer_group: group }) => group === form.transfer_group),
    );
  if (method === 'GET' && !id && kind === 'payouts') return listOf(path, listed(things, 'payout'));
  if (kind === 'refunds') return ok(refund(things, form));
  if (kind === 'account_links')
    return ok({ object: 'account_link', url: `https://connect.stripe.example/${form.account}` });
  const refusal = kind === 'payouts' && !id ? refusals.shift() : undefined;
  if (refusal)
    return { status: 400, body: { error: { type: 'invalid_request_error', code: refusal, message: refusal } } };
  if (kind === 'payment_intents' && Number(form.amount) < leastAmount)
    return {
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'amount_too_small', message: tooSmall } },
    };
  if (method === 'POST' && !id) return ok(create(things, kind, form));
  const thing = things.get(id);
  if (!thing) return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  if (act === 'confirm') return confirm(things, thing, form);
  if (act === 'reversals') return ok(reverse(thing));
  if (act === 'cancel' && thing.status === 'in_transit')
    return { status: 400, body: { error: { type: 'invalid_request_error', message: 'on its way' } } };
  if (act === 'cancel' && thing.status !== 'succeeded') thing.status = 'canceled';
  return ok(thing);
}

const leastAmount = 50;
const tooSmall = 'Amount must be at least $0.50 usd';

/** Lists are answered alike, whatever is in them; a search is called one. */
function listOf(path: string, found: readonly Thing[]) {
  const object = path.endsWith('/search') ? 'search_result' : 'list';
  return { status: 200, body: { object, url: path, has_more: false, data: found.map((each) => published(each, {})) } };
}

/** The newest first, as Stripe lists them. */
const listed = (things: Map<string, Thing>, kind: string, isMeant: (thing: Thing) => boolean = () => true): Thing[] =>
  [...things.values()].filter((thing) => thing.object === kind && isMeant(thing)).toReversed();

const disputesOf = (things: Map<string, Thing>, intentId: string | undefined): Thing[] =>
  [...things.values()].filter(({ object, payment_intent }) => object === 'dispute' && payment_intent === intentId);

/** With the charge and the card only where the call asks for them to be expanded. */
function published(thing: Record<string, unknown>, form: Record<string, string>): Record<string, unknown> {
  const asked = Object.entries(form).flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []));
  const isAsked = (name: string) => asked.some((one) => one === name || one.startsWith(`${name}.`));
  const inner = Object.entries(thing).map(([name, value]) => {
    const other = value as Thing; // what the fake itself wrote
    if (name !== 'latest_charge' && (name !== 'payment_method' || typeof value !== 'object')) return [name, value];
    if (!value || !isAsked(name)) return [name, other?.id ?? null];
    const { refunds, ...rest } = other;
    return [name, asPublished(String(other.object), isAsked(`${name}.refunds`) ? { ...rest, refunds } : rest)];
  });
  return asPublished(String(thing.object), Object.fromEntries(inner));
}

const prefixes: Record<string, string> = {
  ...{ customers: 'cus', setup_intents: 'seti', payment_intents: 'pi' },
  ...{ accounts: 'acct', transfers: 'tr', payouts: 'po' },
};

function create(things: Map<string, Thing>, kind: string, form: Record<string, string>): Thing {
  const id = `${prefixes[kind]}_${randomBytes(8).toString('hex')}`;
  const metadata = Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
  const thing = {
    id,
    object: kind.slice(0, -1),
    customer: form.customer,
    amount: Number(form.amount ?? 0),
    currency: form.currency,
    destination: form.destination,
    transfer_group: form.transfer_group,
    client_secret: `${id}_secret`,
    status: kind === 'payouts' ? 'pending' : 'requires_payment_method',
    ...(form.method && { method: form.method }),
    ...(form.usage && { usage: form.usage }),
    metadata,
  };
  things.set(id, thing);
  return thing;
}

function confirm(things: Map<string, Thing>, intent: Thing, { payment_method: method = '' }: Record<string, string>) {
  const unexpected = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'no more' };
  if (intent.status === 'succeeded') return { status: 400, body: { error: unexpected } };
  const behaviour = things.get(method)?.behaviour;
  if (behaviour === 'declined') {
    const why = { code: 'card_declined', decline_code: 'insufficient_funds' };
    const error = { type: 'card_error', ...why, message: 'Your card was declined.' };
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
    return { status: 402, body: { error } };
  }
  const card = things.get(method)?.card;
  const details = { payment_method_details: { type: 'card', card }, payment_intent: intent.id, payment_method: method };
  const id = `ch_${intent.id}`;
  const refunds = { object: 'list', data: [], has_more: false, url: `/v1/charges/${id}/refunds` };
  const charge = { id, object: 'charge', amount: intent.amount, amount_refunded: 0, refunds, ...details };
  Object.assign(
    intent,
    behaviour === 'asks' ? { status: 'requires_action' } : { status: 'succeeded', latest_charge: charge },
  );
  return { status: 200, body: published(intent, {}) };
}

interface Charge {
  amount_refunded: number;
  refunds: { data: Thing[] };
}

function refund(
  things: Map<string, Thing>,
  { payment_intent: id = '', amount, ...form }: Record<string, string>,
): Thing {
  const charge = things.get(id)?.latest_charge as Charge | undefined; // written by confirm()
  const metadata = { refund: form['metadata[refund]'] };
  const made = {
    id: `re_${things.size}_${id}`,
    object: 'refund',
    status: 'succeeded',
    amount: Number(amount),
    payment_intent: id,
    metadata,
  };
  if (charge) charge.amount_refunded += Number(amount);
  charge?.refunds.data.unshift(made);
  things.set(made.id, made);
  return made;
}

/** The whole transfer goes back to the platform. */
function reverse(transfer: Thing): Thing {
  Object.assign(transfer, { amount_reversed: transfer.amount, reversed: true });
  return { id: `trr_${transfer.id}`, object: 'transfer_reversal', amount: transfer.amount, transfer: transfer.id };
}
