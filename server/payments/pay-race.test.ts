import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PaymentProvider } from '#server/platform/payment-provider.ts';
import { eventDelivery } from '#server/sandbox/index.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { withProvider } from '#server/testing/with-provider.ts';

const [rounds, hosts, seed] = [30, 5, 1];
const random = seededRandom(seed);

/** The provider answers after 0 to 500 ms, delayed before or after it does what was asked. */
const slow = (provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  async createPayment(input) {
    await setTimeout(random.below(250));
    return provider.createPayment(input);
  },
  async confirmPayment(input) {
    await setTimeout(random.below(250));
    const answer = await provider.confirmPayment(input);
    await setTimeout(random.below(250));
    return answer;
  },
});

test('thirty jobs, five checkouts of each at once and the provider’s event: one charge and one entry each', async () => {
  const house = await aHouse();
  withProvider(house, slow);
  const submitted = await inTurn(rounds, () => aSubmittedJob(house));
  const paying = submitted.flatMap(({ job, host }) =>
    Array.from({ length: hosts }, () => house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token)),
  );
  const answers = await whileDelivering(house, Promise.all(paying));
  await house.work();
  for (const { status, body } of answers) {
    assert.ok(status === 200 || status === 409, `${status} ${JSON.stringify(body)}`);
    if (status === 200) assert.equal(body.status, 'succeeded');
  }
  assert.deepEqual(await countsOf(house), {
    jobs: rounds,
    charges: rounds,
    payments: rounds,
    transactions: rounds,
    entries: 3 * rounds,
    timeline: rounds,
    sum: 0,
  });
});

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let time = 0; time < times; time++) done.push(await work());
  return done;
}

async function whileDelivering<T>(house: House, work: Promise<T>): Promise<T> {
  let done = false;
  const delivering = (async () => {
    const deliver = eventDelivery(house.kit);
    while (!done) await deliver({}).then(() => setTimeout(5));
  })();
  const result = await work.finally(() => {
    done = true;
  });
  await delivering;
  return result;
}

async function countsOf({ kit }: House) {
  const { rows } = await kit.db.execute(sql`select
    (select count(*)::int from job where status = 'PAID') as jobs,
    (select count(*)::int from sandbox_intent where kind = 'payment' and status = 'succeeded') as charges,
    (select count(*)::int from payment where status = 'succeeded') as payments,
    (select count(*)::int from ledger_transaction) as transactions,
    (select count(*)::int from ledger_entry) as entries,
    (select count(*)::int from job_timeline where kind = 'PAID') as timeline,
    (select coalesce(sum(amount_cents), 0)::int from ledger_entry) as sum`);
  return rows[0];
}
