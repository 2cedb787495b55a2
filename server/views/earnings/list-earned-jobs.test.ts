import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { runTask } from '#server/testing/a-payout-account.ts';
import { aCreditedCleaner, brought, completeJob } from '#server/testing/a-referral.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

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

test('what a late cancellation brought has its row, so that the rows add up to what was earned', async () => {
  const cleaner = await anApprovedCleaner(house);
  await completeJob(house, cleaner);
  const host = await aHost(house);
  await aCard(house, host);
  const startTime = plus(house.clock.now(), 6 * hour);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime, payoutCents: toCents(12_001) });
  await aBid(house, cleaner, job, { status: 'ACCEPTED', amountCents: toCents(12_001) });
  house.clock.forward(60_000);
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  await house.work();
  const { body: rows, headers } = await house.get('/api/cleaner/earnings/jobs', cleaner.token);
  const [canceled, cleaned] = rows;
  assert.equal(headers['x-total-count'], '2');
  assert.deepEqual(
    [canceled.jobId, canceled.isCanceled, canceled.grossCents, canceled.feeCents, canceled.netCents],
    [job.id, true, 0, 0, 6_001],
  );
  assert.deepEqual([canceled.otherCents, canceled.refundedCents, cleaned.isCanceled], [6_001, 0, undefined]);
  const { balanceCents, pendingCents } = (await house.get('/api/cleaner/earnings', cleaner.token)).body;
  assert.equal(canceled.netCents + cleaned.netCents, balanceCents + pendingCents);
  const next = await house.get('/api/cleaner/earnings/jobs?limit=1', cleaner.token);
  const [, link = ''] = /<(.+)>/.exec(String(next.headers.link)) ?? [];
  assert.deepEqual((await house.get(link, cleaner.token)).body, [cleaned]);
});

test('a late cancellation whose card was declined has no row, however often it was tried again', async () => {
  const cleaner = await anApprovedCleaner(house);
  const host = await aHost(house);
  await aCard(house, host, testCards.insufficientFunds);
  const startTime = plus(house.clock.now(), 6 * hour);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime, payoutCents: toCents(12_001) });
  await aBid(house, cleaner, job, { status: 'ACCEPTED', amountCents: toCents(12_001) });
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  house.clock.forward(25 * hour);
  await runTask(house, 'charge-waiting');
  const rows = await house.get('/api/cleaner/earnings/jobs', cleaner.token);
  assert.deepEqual([rows.body, rows.headers['x-total-count']], [[], '0']);
  const { id } = await aCard(house, host);
  await house.post(`/api/host/payment-methods/${id}/default`, undefined, host.token);
  house.clock.forward(25 * hour);
  await runTask(house, 'charge-waiting');
  const [paid] = (await house.get('/api/cleaner/earnings/jobs', cleaner.token)).body;
  assert.deepEqual([paid.jobId, paid.netCents], [job.id, 6_001]);
});
