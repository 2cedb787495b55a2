import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { asLatest, madeMeanwhile } from './latest-refunds.ts';
import type { RefundRow } from './open-refund.ts';

const refund = (id: string): RefundRow => ({
  ...{ id, paymentId: 'payment', amountCents: toCents(1000), status: 'pending', why: 'admin', fromCleaner: false },
  ...{ adminId: null, createdAt: new Date(), endedAt: null },
});

test('a refund that fails takes back itself and not the one that came after it', async () => {
  const cameAt = performance.now();
  let fail = () => {};
  const first = asLatest(
    refund('first'),
    () => new Promise((_, reject) => (fail = () => reject(new Error('refused')))),
  );
  let answer = () => {};
  const second = asLatest(refund('second'), () => new Promise<void>((resolve) => (answer = resolve)));
  fail();
  await assert.rejects(first);
  assert.equal(madeMeanwhile('payment', cameAt)?.id, 'second');
  answer();
  await second;
});

test('a refund that fails is not meant by who asks again', async () => {
  const cameAt = performance.now();
  await assert.rejects(asLatest(refund('first'), () => Promise.reject(new Error('refused'))));
  assert.equal(madeMeanwhile('payment', cameAt), null);
});
