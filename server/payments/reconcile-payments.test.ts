import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { hour } from '#server/platform/clock.ts';
import { testCards } from '#server/testing/a-card.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';
import { openCheckPayment } from './check-payment.ts';
import { payments } from './table.ts';

const house = await aHouse();

async function reconcile(): Promise<string[]> {
  const asked: string[] = [];
  const repair = withProvider(house, (provider) => ({
    ...provider,
    readPayment: (id) => {
      asked.push(id);
      return provider.readPayment(id);
    },
    createPayment: () => assert.fail('reconciliation opens nothing'),
    confirmPayment: () => assert.fail('reconciliation charges nothing'),
  }));
  await house.kit.tasks.send(house.kit.db, 'reconcile-payments', {});
  await house.work();
  repair();
  return asked;
}

test('an approval whose event was lost for good is found by asking the provider', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await house.post(`/api/jobs/${asked.job.id}/checkout`, undefined, asked.host.token);
  const paid = sql`update sandbox_intent set status = 'succeeded' where id = ${body.paymentIntentId}`;
  await house.kit.db.execute(paid);
  await house.kit.db.execute(sql`update sandbox_event set delivered_at = now()`);
  assert.deepEqual(await reconcile(), [], 'it is still under way');
  house.clock.forward(hour);
  assert.deepEqual(await reconcile(), [body.paymentIntentId]);
  const [row] = await house.kit.db.select().from(payments).where(eq(payments.jobId, asked.job.id));
  assert.equal(row?.status, 'succeeded');
  assert.deepEqual(await reconcile(), [], 'settled, it is asked about no more');
});

test('the provider is asked about a payment waiting for a card for one day', async () => {
  const { id } = await aCleaner(house);
  const { paymentIntentId } = await openCheckPayment(house.kit, id);
  house.clock.forward(hour);
  assert.deepEqual(await reconcile(), [paymentIntentId]);
  house.clock.forward(24 * hour);
  assert.deepEqual(await reconcile(), []);
});
