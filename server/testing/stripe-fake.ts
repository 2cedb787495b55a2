import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

type Thing = Record<string, unknown> & { id: string };

export interface StripeFake {
  port: number;
  /** Every object by its id, as Stripe would return it. */
  things: Map<string, Thing>;
  /** The calls received, such as `POST /v1/payment_intents`. */
  calls: string[];
  /** What to answer the next calls with instead: a status, or 'cut' for no answer. */
  faults: (number | 'cut')[];
  /** The codes with which the next payouts are refused. */
  refusals: string[];
  /** A card as saved by the provider's own fields. */
  card(id: string, behaviour: 'pays' | 'declined' | 'asks'): void;
}

/** A loopback server with as much of Stripe's state and behavior as our adapter needs; the real library talks to it. */
export async function stripeFake(): Promise<StripeFake> {
  const things = new Map<string, Thing>();
  const replays = new Map<string, { status: number; body: unknown }>();
  const [calls, faults]: [string[], StripeFake['faults']] = [[], []];
  const refusals: string[] = [];
  const server = createServer(async (request, reply) => {
    const { method = '', url = '' } = request;
    const { pathname } = new URL(url, 'http://stripe');
    const form = await formOf(request);
    calls.push(`${method} ${pathname}`);
    const fault = faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    if (fault) return send(reply, fault, { error: { type: 'api_error', message: 'fault' } });
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' && method === 'POST' ? replays.get(key) : undefined;
    const { status, body } = before ?? answer({ things, refusals }, method, pathname, form);
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
    faults,
    refusals,
    card(id, behaviour) {
      const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, fingerprint: `print ${id}` };
      things.set(id, { id, object: 'payment_method', card, behaviour });
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
  const ok = (body: unknown) => ({ status: 200, body });
  if (kind === 'customers' && id === 'search') return ok({ object: 'search_result', data: [], has_more: false });
  if (kind === 'refunds') return ok(refund(things, form));
  if (kind === 'account_links')
    return ok({ object: 'account_link', url: `https://connect.stripe.example/${form.account}` });
  const refusal = kind === 'payouts' && !id ? refusals.shift() : undefined;
  if (refusal)
    return { status: 400, body: { error: { type: 'invalid_request_error', code: refusal, message: refusal } } };
  if (method === 'POST' && !id) return ok(create(things, kind, form));
  const thing = things.get(id);
  if (!thing) return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  if (act === 'confirm') return confirm(things, thing, form);
  if (act === 'cancel' && thing.status === 'in_transit')
    return { status: 400, body: { error: { type: 'invalid_request_error', message: 'on its way' } } };
  if (act === 'cancel' && thing.status !== 'succeeded') thing.status = 'canceled';
  return ok(thing);
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
    customer: form.customer,
    amount: Number(form.amount ?? 0),
    currency: form.currency,
    destination: form.destination,
    client_secret: `${id}_secret`,
    status: kind === 'payouts' ? 'pending' : 'requires_payment_method',
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
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
    return { status: 402, body: { error } };
  }
  const charge = { id: `ch_${intent.id}`, amount_refunded: 0 };
  Object.assign(
    intent,
    behaviour === 'asks' ? { status: 'requires_action' } : { status: 'succeeded', latest_charge: charge },
  );
  return { status: 200, body: intent };
}

function refund(things: Map<string, Thing>, { payment_intent: id = '', amount }: Record<string, string>): Thing {
  const charge = things.get(id)?.latest_charge as { amount_refunded: number } | undefined; // written by confirm()
  if (charge) charge.amount_refunded += Number(amount);
  return { id: `re_${id}`, status: 'succeeded' };
}
