import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCreditedCleaner, brought, completeJob } from '#server/testing/a-referral.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner } from '#server/testing/people.ts';

const house = await aHouse();

test('each paid job says what it brought: price, fee, net, the last paid first, page by page', async () => {
  const cleaner = await brought(house, await aCleaner(house));
  const first = await completeJob(house, cleaner);
  house.clock.forward(60_000);
  const second = await completeJob(house, cleaner);
  const { body: all } = await house.get('/api/cleaner/earnings/jobs', cleaner.token);
  assert.deepEqual(
    all.map(({ jobId }: { jobId: string }) => jobId),
    [second.id, first.id],
  );
  const [{ grossCents, feeCents, feeWaived, tipCents, otherCents, netCents }] = all;
  assert.deepEqual([feeCents, feeWaived, tipCents, otherCents, netCents], [500, false, 0, 0, grossCents - 500]);
  const page = await house.get('/api/cleaner/earnings/jobs?limit=1', cleaner.token);
  assert.equal(page.headers['x-total-count'], '2');
  const [, next = ''] = /<(.+)>/.exec(String(page.headers.link)) ?? [];
  const { body: rest } = await house.get(next, cleaner.token);
  assert.deepEqual(rest, [all[1]]);
});

test('a job that nobody paid yet, and those of others, are not in it', async () => {
  const cleaner = await aCreditedCleaner(house);
  const { body } = await house.get('/api/cleaner/earnings/jobs', cleaner.token);
  assert.deepEqual(body, []);
});
