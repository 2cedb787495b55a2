import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { minute } from '#server/platform/clock.ts';
import { type PaymentProvider, ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aSubmittedJob, type SubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse, patience } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';
import { guardProvider } from './guard-provider.ts';

const house = await aHouse();

type Call = 'createPayment' | 'confirmPayment' | 'readPayment';
type Fault = (call: () => Promise<unknown>) => Promise<unknown>;

const unavailable = () => Promise.reject(new ProviderUnavailable('faulty'));
const late: Promise<unknown>[] = [];
/** What can go wrong between us and the provider, before or after it has done its part. */
const faults: Record<string, Fault> = {
  refused: unavailable,
  'an error 500': unavailable,
  hanging: () => new Promise(() => {}),
  'cut after the work was done': (call) => call().then(unavailable),
  'done twice': (call) => call().then(call),
  'done after we gave up': (call) => {
    late.push(new Promise((resolve) => setTimeout(resolve, 80)).then(call).catch(() => null));
    return new Promise(() => {});
  },
};

function faulty(provider: PaymentProvider, call: Call, fault: Fault): PaymentProvider {
  const broken = {
    ...provider,
    [call]: (input: never) => fault(() => provider[call](input) as Promise<unknown>),
  };
  // Only give up on what never answers by itself; anything else may take its time on a busy machine.
  const gaveUp = [faults.hanging, faults['done after we gave up']].includes(fault);
  const guarded = guardProvider(broken, house.clock, { patience: gaveUp ? 40 : patience, failures: 1000 });
  return { ...provider, [call]: guarded[call] };
}

const pay = ({ job, host }: SubmittedJob) => house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);

async function reconcile(): Promise<void> {
  await Promise.all(late.splice(0));
  house.clock.forward(4 * minute);
  await house.kit.tasks.send(house.kit.db, 'reconcile-payments', {});
  await house.work();
}

async function stateOf(jobId: string) {
  const { rows } = await house.kit.db.execute(sql`select
    (select status from job where id = ${jobId}) as job,
    (select status from payment where job_id = ${jobId} and kind = 'job') as payment,
    (select count(*)::int from sandbox_intent where metadata->>'paymentId' in
      (select id::text from payment where job_id = ${jobId}) and status = 'succeeded') as charges,
    (select count(*)::int from ledger_transaction where job_id = ${jobId}) as transactions`);
  return rows[0];
}

const paidOnce = { job: 'PAID', payment: 'succeeded', charges: 1, transactions: 1 };

for (const call of ['createPayment', 'confirmPayment'] as const)
  for (const [name, fault] of Object.entries(faults))
    test(`checkout with ${call} ${name}: nothing is charged twice, and reconciliation settles it`, async () => {
      const submitted = await aSubmittedJob(house);
      const repair = withProvider(house, (provider) => faulty(provider, call, fault));
      const first = await pay(submitted);
      assert.ok(first.status === 200 || first.status === 503, `${first.status}`);
      const reads = await house.get(`/api/jobs/${submitted.job.id}/money`, submitted.host.token);
      assert.equal(reads.status, 200, 'reads stay up');
      repair();
      await reconcile();
      const settled = await stateOf(submitted.job.id);
      assert.equal(settled?.charges, settled?.transactions, 'what was charged is booked');
      assert.equal(settled?.job === 'PAID', settled?.charges === 1);
      const second = await pay(submitted);
      assert.ok(second.status === 200 || (second.status === 409 && settled?.charges === 1), `${second.status}`);
      await reconcile();
      assert.deepEqual(await stateOf(submitted.job.id), paidOnce);
    });

for (const [name, fault] of Object.entries(faults))
  test(`an approval whose event finds readPayment ${name} is eventually settled`, async () => {
    const asked = await aSubmittedJob(house, { card: testCards.asks });
    const { body } = await pay(asked);
    const repair = withProvider(house, (provider) => faulty(provider, 'readPayment', fault));
    const path = `/sandbox/payment-intents/${body.paymentIntentId}/authenticate`;
    assert.equal((await house.post(path, { clientSecret: body.clientSecret, approve: true })).status, 200);
    repair();
    await reconcile();
    assert.deepEqual(await stateOf(asked.job.id), paidOnce);
  });

test('a time-out after the card was tried is reported as such, and the next call learns that it paid', async () => {
  const submitted = await aSubmittedJob(house);
  const cut = faults['cut after the work was done'] ?? unavailable;
  const repair = withProvider(house, (provider) => faulty(provider, 'confirmPayment', cut));
  const { status, body } = await pay(submitted);
  assert.deepEqual([status, body.error], [503, 'unavailable']);
  assert.match(body.message, /never charged twice/);
  assert.equal((await stateOf(submitted.job.id))?.payment, 'unknown');
  repair();
  assert.equal((await pay(submitted)).body.status, 'succeeded');
  assert.deepEqual(await stateOf(submitted.job.id), paidOnce);
});

test('a card is not saved while the provider cannot be asked, but it is later', async () => {
  const host = await aHost(house);
  const down = (provider: PaymentProvider) => ({ ...provider, createSetup: unavailable, readSetup: unavailable });
  const repair = withProvider(house, down);
  const refused = await house.post('/api/host/setup-payment', undefined, host.token);
  assert.deepEqual([refused.status, refused.body.error], [503, 'unavailable']);
  repair();
  await aCard(house, host);
});

test('a tip is charged once, whatever happens on the way', async () => {
  for (const [name, fault] of Object.entries(faults)) {
    const { job, host } = await aSubmittedJob(house);
    await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
    const tip = () => house.post(`/api/jobs/${job.id}/tips`, { tipCents: 700 }, host.token);
    const repair = withProvider(house, (provider) => faulty(provider, 'confirmPayment', fault));
    const first = await tip();
    assert.equal(first.status, 201);
    assert.ok(['succeeded', 'unknown'].includes(first.body.status), `${name}: ${first.body.status}`);
    repair();
    if (first.body.status === 'unknown') assert.equal((await tip()).body.id, first.body.id, name);
    await reconcile();
    const { rows } = await house.kit.db.execute(sql`select count(*)::int as n, sum(e.amount_cents)::int as cents
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.job_id = ${job.id} and t.kind = 'tip' and e.account = 'cleaner'`);
    assert.deepEqual(rows[0], { n: 1, cents: 700 }, name);
  }
});

test('after five unanswered calls, calls fail at once for half a minute', async () => {
  let asked = 0;
  const readPayment = () => {
    asked += 1;
    return unavailable();
  };
  const dead = { ...house.kit.payments, readPayment };
  const guarded = guardProvider(dead, house.clock, { patience: 20 });
  for (let time = 0; time < 8; time++) await assert.rejects(guarded.readPayment('pi'), ProviderUnavailable);
  assert.equal(asked, 5);
  house.clock.forward(30_000);
  await assert.rejects(guarded.readPayment('pi'), ProviderUnavailable);
  assert.equal(asked, 6);
});
