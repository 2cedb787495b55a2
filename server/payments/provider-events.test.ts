import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { signEvent } from '#server/sandbox/event-signature.ts';
import { sandboxEvents } from '#server/sandbox/table.ts';
import { testCards } from '#server/testing/a-card.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { withProvider } from '#server/testing/with-provider.ts';
import { providerEvents } from './table.ts';

const house = await aHouse();

const samples = Number(process.env.EVENT_SAMPLES ?? 60);
const seed = Number(process.env.SEED ?? Date.parse('2026-11-20'));

const send = (body: Buffer | string, headers: Record<string, string>) =>
  house.app.inject({ method: 'POST', url: '/webhooks/sandbox', payload: body, headers });
const bodyOf = (event: object) => Buffer.from(JSON.stringify(event));
const signed = (body: Buffer) => ({
  'content-type': 'application/json',
  'sandbox-signature': signEvent(house.kit, body),
});
const deliver = (event: object) => send(bodyOf(event), signed(bodyOf(event)));

/** A job whose card asks its owner, who approves while no event arrives: everything is left to the events. */
async function aPaymentWithoutEvents() {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await house.post(`/api/jobs/${asked.job.id}/checkout`, undefined, asked.host.token);
  await house.kit.db.execute(sql`update sandbox_intent set status = 'succeeded' where id = ${body.paymentIntentId}`);
  return { ...asked, intent: String(body.paymentIntentId) };
}

async function stateOf(jobId: string) {
  const { rows } = await house.kit.db.execute(sql`select
    (select status from job where id = ${jobId}) as job,
    (select status from payment where job_id = ${jobId}) as payment,
    (select count(*)::int from job_timeline where job_id = ${jobId} and kind = 'PAID') as paid,
    (select count(*)::int from ledger_transaction where job_id = ${jobId}) as transactions,
    (select coalesce(sum(amount_cents), 0)::int from ledger_entry) as sum,
    (select coalesce(sum(e.amount_cents), 0)::int from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where t.job_id = ${jobId} and e.account = 'cleaner') as cleaner`);
  return rows[0];
}

test(`five events of a payment, one to three times each, in any order, end the same way (seed ${seed})`, async () => {
  const types = [
    'payment_intent.requires_action',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'charge.refunded',
    'payment_intent.created',
  ];
  const deliveries = fc.tuple(...types.map(() => fc.integer({ min: 1, max: 3 }))).chain((times) => {
    const all = types.flatMap((type, index) => Array.from({ length: times[index] ?? 1 }, () => type));
    return fc.shuffledSubarray(all, { minLength: all.length });
  });
  const sampled = fc.sample(deliveries, { seed, numRuns: samples });
  for (const order of sampled) {
    const { job, intent } = await aPaymentWithoutEvents();
    for (const type of order) {
      const answer = await deliver({ id: `${type} ${intent}`, type, object: intent, livemode: false });
      assert.equal(answer.statusCode, 200);
    }
    const expected = { job: 'PAID', payment: 'succeeded', paid: 1, transactions: 1, sum: 0, cleaner: 11_500 };
    assert.deepEqual(await stateOf(job.id), expected, order.join(', '));
  }
});

test('two simultaneous deliveries of one event have one effect', async () => {
  const { job, intent } = await aPaymentWithoutEvents();
  const event = { id: 'evt_at_once', type: 'payment_intent.succeeded', object: intent, livemode: false };
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => deliver(event)));
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
  assert.equal((await stateOf(job.id))?.transactions, 1);
  const seen = await house.kit.db.select().from(providerEvents).where(eq(providerEvents.id, 'sandbox evt_at_once'));
  assert.equal(seen.length, 1);
});

test('nothing in an event is trusted: only the provider’s own object counts', async () => {
  const { host, job } = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  const lie = { id: 'evt_lie', type: 'payment_intent.succeeded', object: body.paymentIntentId, livemode: false };
  assert.equal((await deliver(lie)).statusCode, 200);
  assert.equal((await stateOf(job.id))?.job, 'SUBMITTED');
});

test('a payment of a different amount, or someone else’s, never counts as this one', async () => {
  for (const change of [sql`amount_cents = 100`, sql`metadata = metadata || '{"paymentId":"of another"}'`]) {
    const { job, intent } = await aPaymentWithoutEvents();
    await house.kit.db.execute(sql`update sandbox_intent set ${change} where id = ${intent}`);
    await deliver({ id: `evt ${intent}`, type: 'payment_intent.succeeded', object: intent, livemode: false });
    assert.equal((await stateOf(job.id))?.job, 'SUBMITTED');
  }
});

test('all kinds of forged events are refused and change nothing', async () => {
  const { job, intent } = await aPaymentWithoutEvents();
  const event = { id: 'evt_forged', type: 'payment_intent.succeeded', object: intent, livemode: false };
  const body = bodyOf(event);
  const good = signEvent(house.kit, body);
  const [time = '', hash = ''] = good.replace('t=', '').replace('v1=', '').split(',');
  const mac = (key: string) => createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  const other = bodyOf({ ...event, object: 'pi_other' });
  const live = bodyOf({ ...event, livemode: true });
  const forged: [string, Buffer | string, Record<string, string>][] = [
    ['no signature', body, {}],
    ['an empty one', body, { 'sandbox-signature': '' }],
    ['words', body, { 'sandbox-signature': 'trust me' }],
    ['no time', body, { 'sandbox-signature': `v1=${hash}` }],
    ['no hash', body, { 'sandbox-signature': `t=${time}` }],
    ['another time', body, { 'sandbox-signature': `t=${Number(time) + 1},v1=${hash}` }],
    ['another body', other, { 'sandbox-signature': good }],
    ['a space more', `${body} `, { 'sandbox-signature': good }],
    ['a guessed key', body, { 'sandbox-signature': `t=${time},v1=${mac('secret')}` }],
    ['an empty key', body, { 'sandbox-signature': `t=${time},v1=${mac('')}` }],
    ['a short hash', body, { 'sandbox-signature': good.slice(0, -2) }],
    ['capital letters', body, { 'sandbox-signature': good.toUpperCase() }],
    ['another scheme', body, { 'sandbox-signature': `t=${time},v0=${hash}` }],
    ['another provider’s header', body, { 'stripe-signature': good }],
    ['live money in a demo', live, signed(live)],
    ['no event', Buffer.from('[]'), signed(Buffer.from('[]'))],
    ['no JSON', Buffer.from('{'), signed(Buffer.from('{'))],
  ];
  for (const [form, payload, headers] of forged) {
    const answer = await send(payload, { 'content-type': 'application/json', ...headers });
    assert.equal(answer.statusCode, 400, form);
  }
  assert.equal((await stateOf(job.id))?.job, 'SUBMITTED');
  assert.equal((await send(body, { 'sandbox-signature': good, 'content-type': 'text/plain' })).statusCode, 200);
});

test('an event may be 299 seconds late or early, not 301', async () => {
  const body = bodyOf({ id: 'evt_time', type: 'nothing.known', object: 'pi_x', livemode: false });
  const headers = signed(body);
  for (const [seconds, status] of [
    [299, 200],
    [301, 400],
    [-299, 200],
    [-301, 400],
  ] as const) {
    house.clock.forward(seconds * 1000);
    assert.equal((await send(body, headers)).statusCode, status, `${seconds} s`);
    house.clock.forward(-seconds * 1000);
  }
});

test('the sandbox sends an event until it is accepted', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await house.post(`/api/jobs/${asked.job.id}/checkout`, undefined, asked.host.token);
  const repair = withProvider(house, (provider) => ({
    ...provider,
    readPayment: () => Promise.reject(new ProviderUnavailable('cut')),
  }));
  const path = `/sandbox/payment-intents/${body.paymentIntentId}/authenticate`;
  const approved = await house.post(path, { clientSecret: body.clientSecret, approve: true });
  assert.equal(approved.body.status, 'succeeded');
  assert.equal((await stateOf(asked.job.id))?.job, 'SUBMITTED', 'the webhook could not look it up');
  repair();
  await house.work();
  assert.equal((await stateOf(asked.job.id))?.job, 'PAID');
  const waiting = await house.kit.db.select().from(sandboxEvents).where(sql`delivered_at is null`);
  assert.equal(waiting.length, 0);
});
