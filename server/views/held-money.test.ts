import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour } from '#server/platform/clock.ts';
import { aPaidCleaner, runTask } from '#server/testing/a-payout-account.ts';
import { aSubmittedJob, type SubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();

/** What the job's page and the list of its cleaner's jobs say of whether the money is held, and what its host is told. */
async function heldIn({ job: { id }, cleaner, host }: SubmittedJob) {
  const page = await house.get(`/api/jobs/${id}`, cleaner.token);
  const list = await house.get('/api/cleaner/jobs/assigned', cleaner.token);
  const ofHost = await house.get(`/api/jobs/${id}`, host.token);
  assert.equal(ofHost.body.moneyIsHeld, undefined, 'it is the cleaner’s business');
  const inList = list.body.find((one: { id: string }) => one.id === id);
  const earned = await house.get('/api/cleaner/earnings/jobs', cleaner.token);
  const asEarned = earned.body.find((one: { jobId: string }) => one.jobId === id);
  // who was not paid has earned nothing yet
  assert.equal(asEarned?.moneyIsHeld, inList.moneyIsHeld);
  return [page.body.moneyIsHeld, inList.moneyIsHeld, asEarned?.reportStatus];
}
const neither = [undefined, undefined, undefined];
const both = [true, true, undefined];

test('money that the clock has charged is told as held until the job can no longer be reported', async () => {
  const submitted = await aSubmittedJob(house);
  assert.deepEqual(await heldIn(submitted), neither);
  house.clock.forward(49 * hour);
  await runTask(house, 'charge-due-jobs');
  assert.deepEqual(await heldIn(submitted), both);
  house.clock.forward(24 * hour);
  assert.deepEqual(await heldIn(submitted), neither);
});

test('what a host has paid by hand is free at once, and held again while a report about it is open', async () => {
  const paid = await aPaidCleaner(house);
  assert.deepEqual(await heldIn(paid), neither);
  const body = { reason: 'quality', text: 'The oven is not clean.' };
  const { body: dispute } = await house.post(`/api/jobs/${paid.job.id}/disputes`, body, paid.host.token);
  assert.deepEqual(await heldIn(paid), [true, true, 'OPEN']);
  assert.equal((await house.post(`/api/disputes/${dispute.id}/withdraw`, {}, paid.host.token)).status, 200);
  await house.work();
  assert.deepEqual(await heldIn(paid), [undefined, undefined, 'RESOLVED']);
});

test('the list of a cleaner’s jobs says what a job has brought them, what was refunded taken off', async () => {
  const { job, cleaner } = await aPaidCleaner(house);
  const inList = async () => {
    const { body } = await house.get('/api/cleaner/jobs/assigned', cleaner.token);
    return body.find(({ id }: { id: string }) => id === job.id).receivedCents;
  };
  assert.equal(await inList(), 11_500);
  const admin = await anAdmin(house);
  const { body: payments } = await house.get(`/api/admin/payments?q=${job.id}`, admin.token);
  const refund = { amountCents: 2_000, reason: 'The oven', fromCleaner: true };
  const refunded = await house.post(`/api/admin/payments/${payments[0].id}/refund`, refund, admin.token);
  assert.equal(refunded.status, 200, JSON.stringify(refunded.body));
  await house.work();
  const earned = (await house.get('/api/cleaner/earnings/jobs', cleaner.token)).body[0];
  assert.equal(await inList(), earned.netCents);
  assert.ok(earned.netCents < 11_500);
});
