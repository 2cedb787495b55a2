import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { newId } from '#server/platform/ids.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { booksSum } from '#server/testing/books.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';
import { payments, refunds } from './table.ts';

const house = await aHouse();
const admin = await anAdmin(house);

test('an admin’s refunds, one on its way and one just opened, leave a report’s refund to the whole decided sum', async () => {
  const { job, host } = await aSubmittedJob(house);
  await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  const [payment] = await house.kit.db.select().from(payments).where(eq(payments.jobId, job.id));
  assert.ok(payment);
  const report = { reason: 'quality', text: 'The oven is not clean.' };
  const { body: dispute } = await house.post(`/api/jobs/${job.id}/disputes`, report, host.token);
  const silent = withProvider(house, (provider) => ({
    ...provider,
    refund: () => Promise.reject(new ProviderUnavailable('down')),
  }));
  const asked = { amountCents: 1_000, reason: 'For the trouble' };
  assert.equal(
    (await house.post(`/api/admin/payments/${payment.id}/refund`, asked, admin.token)).body.pendingRefundCents,
    1_000,
  );
  silent();
  // while the first is being made, it is found to be made, and another admin opens a second one
  let asks = 0;
  const busy = withProvider(house, (provider) => ({
    ...provider,
    async refund(input) {
      const made = await provider.refund(input);
      if (asks++ === 0) await openSecond(payment.id);
      return made;
    },
  }));
  const decided = { payoutCents: 6_000, reason: 'As the photos show.' };
  await house.post(`/api/admin/disputes/${dispute.id}/resolve`, decided, admin.token);
  await house.work();
  busy();
  const [settled] = await house.kit.db.select().from(payments).where(eq(payments.id, payment.id));
  assert.equal(settled?.refundedCents, 6_000);
  assert.equal(await booksSum(house), 0);
});

async function openSecond(paymentId: string): Promise<void> {
  const { db, clock } = house.kit;
  const isPending = and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'pending'));
  await db.update(refunds).set({ status: 'made', endedAt: clock.now() }).where(isPending);
  const second = { id: newId(), paymentId, amountCents: toCents(500), why: 'admin' as const, adminId: admin.id };
  await db.insert(refunds).values({ ...second, createdAt: clock.now() });
}
