import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';

const house = await aHouse();
const admin = await anAdmin(house);

const paymentOf = async (jobId: string, kind = 'job') =>
  (await house.get(`/api/admin/payments?q=${jobId}&kind=${kind}`, admin.token)).body[0];
const preview = (id: string, amountCents: unknown, as = admin.token) =>
  house.get(`/api/admin/payments/${id}/refund?amountCents=${amountCents}`, as);
/** What the cleaner and Freshkey have of a payment by the books. */
async function sharesOf(paymentId: string) {
  const { rows } = await house.kit.db.execute<{ cleaner: number; fees: number }>(sql`
    select coalesce(sum(e.amount_cents) filter (where e.account = 'cleaner'), 0)::int as cleaner,
      coalesce(sum(e.amount_cents) filter (where e.account = 'fees'), 0)::int as fees
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where t.payment_id = ${paymentId}`);
  return rows[0] ?? { cleaner: 0, fees: 0 };
}

test('before a refund an admin sees where it goes, and who loses how much', async () => {
  const { cleaner, host, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const { status, body } = await preview(id, 4_000);
  assert.equal(status, 200);
  assert.equal(body.card.last4, '4242');
  assert.equal(body.cleanerHasCents, 11_500);
  assert.deepEqual(body.usual, { cleanerCents: 4_000, platformCents: 0 });
  assert.deepEqual(body.fromCleaner, body.usual, 'nothing was paid out yet');
  assert.deepEqual((await preview(id, 12_500)).body.usual, { cleanerCents: 11_500, platformCents: 1_000 });
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 11_000 }, cleaner.token);
  const paidOut = (await preview(id, 4_000)).body;
  assert.deepEqual(paidOut.usual, { cleanerCents: 500, platformCents: 3_500 });
  assert.deepEqual(paidOut.fromCleaner, { cleanerCents: 4_000, platformCents: 0 });
  assert.deepEqual(await sharesOf(id), { cleaner: 11_500, fees: 1_000 }, 'nothing was refunded');
  const { status: tipped } = await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 2_000 }, host.token);
  assert.equal(tipped, 201);
  const tip = await paymentOf(job.id, 'tip');
  assert.deepEqual((await preview(tip.id, 2_000)).body.usual, { cleanerCents: 2_000, platformCents: 0 });
});

test('of a payment that went back in part it says how much did, and when', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  assert.deepEqual((await preview(id, 100)).body.made, []);
  const at = house.clock.now().toISOString();
  await house.post(`/api/admin/payments/${id}/refund`, { amountCents: 300, reason: 'A tile broke' }, admin.token);
  assert.deepEqual((await preview(id, 100)).body.made, [{ amountCents: 300, at }]);
});

test('it is refused as the refund itself would be, and is for admins only', async () => {
  const { cleaner, host, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  assert.deepEqual(Object.keys((await preview(id, 12_501)).body.fields), ['amountCents']);
  for (const amount of ['-1', '1.5', 'all', '', '1e9', '9007199254740993'])
    assert.equal((await preview(id, amount)).status, 400, amount);
  for (const { token } of [cleaner, host]) assert.equal((await preview(id, 100, token)).status, 403);
  assert.equal((await preview('0190a000-0000-7000-8000-000000000000', 100)).status, 404);
  await house.post(`/api/admin/payments/${id}/refund`, { amountCents: 12_500, reason: 'Agreed' }, admin.token);
  assert.deepEqual((await preview(id, 100)).body.error, 'invalid_transition');
});

const seed = Number(process.env.SEED ?? 11);
test(`what is shown is what the books say afterwards, refund after refund (seed ${seed})`, async () => {
  const random = seededRandom(seed);
  const upTo = (most: number) => 1 + random.below(most);
  for (let round = 0; round < 12; round++) {
    const { cleaner, job } = await aPaidCleaner(house, 3_000 + upTo(20_000));
    const { id, amountCents } = await paymentOf(job.id);
    let left = amountCents;
    for (let step = 0; step < 3 && left > 0; step++) {
      if (random.below(10) < 6) {
        const { body } = await house.get('/api/cleaner/earnings', cleaner.token);
        if (body.balanceCents >= 200)
          await house.post(
            '/api/cleaner/payouts',
            { method: 'instant', amountCents: Math.max(100, upTo(body.balanceCents)) },
            cleaner.token,
          );
      }
      const cents = toCents(random.below(10) < 3 ? left : upTo(left));
      const fromCleaner = random.below(10) < 4;
      const { body: shown } = await preview(id, cents);
      const before = await sharesOf(id);
      assert.equal(shown.cleanerHasCents, before.cleaner);
      const sent = { amountCents: cents, reason: 'As agreed', fromCleaner };
      assert.equal((await house.post(`/api/admin/payments/${id}/refund`, sent, admin.token)).status, 200);
      const after = await sharesOf(id);
      const lost = { cleanerCents: before.cleaner - after.cleaner, platformCents: before.fees - after.fees };
      assert.deepEqual(fromCleaner ? shown.fromCleaner : shown.usual, lost);
      left -= cents;
    }
  }
});
