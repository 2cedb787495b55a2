import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour } from '#server/platform/clock.ts';
import { aPaidCleaner, aPayoutAccount, earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { aSubmittedJob, type SubmittedJob } from '#server/testing/a-submitted-job.ts';
import { booksSum } from '#server/testing/books.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

const instant = (cleaner: Somebody, amountCents?: number) =>
  house.post('/api/cleaner/payouts', { method: 'instant', ...(amountCents && { amountCents }) }, cleaner.token);
const report = async ({ job, host }: SubmittedJob) => {
  const body = { reason: 'quality', text: 'The oven is not clean.' };
  const { body: dispute } = await house.post(`/api/jobs/${job.id}/disputes`, body, host.token);
  return async (payoutCents: number) => {
    const decided = { payoutCents, reason: 'As the photos show.' };
    const { token } = await anAdmin(house);
    assert.equal((await house.post(`/api/admin/disputes/${dispute.id}/resolve`, decided, token)).status, 200);
    await house.work();
  };
};
const freeAtOf = async ({ token }: Somebody) =>
  (await house.get('/api/cleaner/earnings', token)).body.upcoming.map(
    ({ jobId, amountCents, freeAt }: Record<string, unknown>) => [jobId, amountCents, freeAt],
  );

test('a report holds a paid job’s money back whole; resolved for the cleaner, all of it comes back', async () => {
  const paid = await aPaidCleaner(house);
  const resolve = await report(paid);
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 0, pending: 11_500, paidOut: 0 });
  assert.deepEqual(await freeAtOf(paid.cleaner), [[paid.job.id, 11_500, null]]);
  house.clock.forward(hour);
  assert.equal((await instant(paid.cleaner)).body.error, 'insufficient_balance');
  await resolve(12_000);
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 11_500, pending: 0, paidOut: 0 });
  const { status, body } = await instant(paid.cleaner);
  assert.equal(status, 201);
  assert.deepEqual(
    body.items.map(({ kind, jobId, amountCents }: Record<string, unknown>) => [kind, jobId, amountCents]),
    [['job', paid.job.id, 11_500]],
  );
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 0, pending: 0, paidOut: 11_500 });
});

test('a report resolved with a part gives the cleaner that part, and with nothing, nothing', async () => {
  const [partly, wholly] = [await aPaidCleaner(house), await aPaidCleaner(house)];
  await (await report(partly))(5_000);
  assert.deepEqual(await earningsOf(house, partly.cleaner), { balance: 4_500, pending: 0, paidOut: 0 });
  assert.equal((await instant(partly.cleaner, 4_501)).body.error, 'insufficient_balance');
  assert.equal((await instant(partly.cleaner)).status, 201);
  await (await report(wholly))(0);
  assert.deepEqual(await earningsOf(house, wholly.cleaner), { balance: 0, pending: 0, paidOut: 0 });
  assert.equal(await booksSum(house), 0);
});

test('a report about money charged by the clock frees the decided part when the whole would have been', async () => {
  const submitted = await aSubmittedJob(house, { payoutCents: 12_000 });
  await aPayoutAccount(house, submitted.cleaner);
  const free = new Date(house.clock.now().getTime() + 72 * hour).toISOString();
  house.clock.forward(49 * hour);
  await runTask(house, 'charge-due-jobs');
  await (await report(submitted))(5_000);
  assert.deepEqual(await earningsOf(house, submitted.cleaner), { balance: 0, pending: 4_500, paidOut: 0 });
  assert.equal((await freeAtOf(submitted.cleaner)).at(-1)?.at(2), free);
  house.clock.forward(24 * hour);
  assert.deepEqual(await earningsOf(house, submitted.cleaner), { balance: 4_500, pending: 0, paidOut: 0 });
});

test('what was paid out before the report stays paid out: the refund takes only what is still held', async () => {
  const paid = await aPaidCleaner(house);
  await instant(paid.cleaner, 8_000);
  const resolve = await report(paid);
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 0, pending: 3_500, paidOut: 8_000 });
  await resolve(0);
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 0, pending: 0, paidOut: 8_000 });
  assert.equal(await booksSum(house), 0);
});

test('money of other jobs is held back in place of a share that was paid out, and comes back with it', async () => {
  const paid = await aPaidCleaner(house);
  await instant(paid.cleaner);
  await house.post(`/api/jobs/${paid.job.id}/tips`, { tipCents: 3_000 }, paid.host.token);
  assert.equal((await earningsOf(house, paid.cleaner)).balance, 3_000);
  const resolve = await report(paid);
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 0, pending: 3_000, paidOut: 11_500 });
  await resolve(12_000);
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 3_000, pending: 0, paidOut: 11_500 });
  assert.equal((await instant(paid.cleaner)).status, 201);
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 0, pending: 0, paidOut: 14_500 });
});

test('a payout and a report at the same moment never leave a negative balance', async () => {
  const paid = await aPaidCleaner(house);
  const [{ status }, resolve] = await Promise.all([instant(paid.cleaner), report(paid)]);
  assert.equal((await earningsOf(house, paid.cleaner)).balance, 0);
  await resolve(0);
  const paidOut = status === 201 ? 11_500 : 0;
  assert.deepEqual(await earningsOf(house, paid.cleaner), { balance: 0, pending: 0, paidOut });
});
