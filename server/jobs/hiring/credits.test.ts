import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { aCreditedCleaner, referralsOf } from '#server/testing/a-referral.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const host = await aHost(house);
await aCard(house, host);

const leftOf = async (cleaner: Somebody): Promise<number> => (await referralsOf(house, cleaner)).creditsLeft;
const jobOf = async ({ id }: JobInTest) => (await house.get(`/api/jobs/${id}`, host.token)).body;
const feesOf = async (job: JobInTest) => {
  const { hostFeeCents, cleanerFeeCents } = await jobOf(job);
  return [hostFeeCents, cleanerFeeCents];
};
/** Each on a day of its own, so that one cleaner can do them all. */
let days = 2;
const aFreeDay = () => {
  const startTime = plus(house.clock.now(), ++days * day);
  return { startTime, endTime: plus(startTime, 2 * hour) };
};
const accept = ({ id }: JobInTest, cleaner: Somebody) =>
  house.post(`/api/jobs/${id}/assign`, { cleanerId: cleaner.id }, host.token);

async function assignedTo(cleaner: Somebody, amountCents = 10_000): Promise<JobInTest> {
  const job = await aJob(house, host, aFreeDay());
  await aBid(house, cleaner, job, { amountCents: toCents(amountCents) });
  assert.equal((await accept(job, cleaner)).status, 200);
  return job;
}

test('an assignment holds the oldest credit and waives the cleaner’s fee, and payment uses it up', async () => {
  const cleaner = await aCreditedCleaner(house);
  const job = await assignedTo(cleaner);
  assert.deepEqual(await feesOf(job), [500, 0]);
  assert.equal(await leftOf(cleaner), 9);
  await house.kit.db.execute(
    sql`update job set status = 'SUBMITTED', submitted_at = ${house.clock.now()} where id = ${job.id}`,
  );
  const { body } = await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  assert.equal(body.totalCents, 10_500);
  const { body: money } = await house.get(`/api/jobs/${job.id}/money`, cleaner.token);
  assert.deepEqual(
    [money.hostPaysCents, money.cleanerReceivesCents, money.platformKeepsCents],
    [10_500, 10_000, 500],
    'as the books have it',
  );
  const { creditsLeft, creditsUsed, savedCents } = await referralsOf(house, cleaner);
  assert.deepEqual([creditsLeft, creditsUsed, savedCents], [9, 1, 500]);
});

test('while a job costs nothing, a credit is kept for later', async () => {
  const cleaner = await aCreditedCleaner(house);
  const owner = await anAdmin(house);
  const decide = (value: number, version: number) =>
    house.put('/api/admin/settings/platformFeeCents', { value, version, reason: 'A free week.' }, owner.token);
  assert.equal((await decide(0, 0)).status, 200);
  const free = await assignedTo(cleaner);
  assert.deepEqual([await feesOf(free), await leftOf(cleaner)], [[0, 0], 10]);
  assert.equal((await decide(500, 1)).status, 200);
  assert.deepEqual([await feesOf(await assignedTo(cleaner)), await leftOf(cleaner)], [[500, 0], 9]);
});

test('a credit saves the fee of the hiring, also where the host pays the earlier one of the invitation', async () => {
  const cleaner = await aCreditedCleaner(house);
  const owner = await anAdmin(house);
  const decide = (value: number, version: number) =>
    house.put('/api/admin/settings/platformFeeCents', { value, version, reason: 'Costs.' }, owner.token);
  const job = await aJob(house, host, aFreeDay());
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: cleaner.id }, host.token);
  house.clock.forward(hour);
  assert.equal((await decide(2_000, 2)).status, 200);
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, cleaner.token)).status, 200);
  assert.deepEqual(await feesOf(job), [500, 0]);
  house.clock.forward(hour);
  assert.equal((await decide(500, 3)).status, 200);
  await house.kit.db.execute(
    sql`update job set status = 'SUBMITTED', submitted_at = ${house.clock.now()} where id = ${job.id}`,
  );
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token)).status, 200);
  assert.equal((await referralsOf(house, cleaner)).savedCents, 2_000);
});

test('a cancellation, a withdrawal and a missed deadline give the credit back', async () => {
  const cleaner = await aCreditedCleaner(house);
  const canceled = await assignedTo(cleaner);
  await house.patch(`/api/jobs/${canceled.id}`, { status: 'CANCELED' }, host.token);
  assert.equal(await leftOf(cleaner), 10);
  const left = await assignedTo(cleaner);
  await house.post(`/api/jobs/${left.id}/withdraw`, undefined, cleaner.token);
  assert.deepEqual([await leftOf(cleaner), (await jobOf(left)).status], [10, 'OPEN']);
  const missed = await assignedTo(cleaner);
  house.clock.forward(13 * hour);
  await house.kit.tasks.send(house.kit.db, 'climb-ladders', {});
  await house.work();
  assert.deepEqual([await leftOf(cleaner), (await jobOf(missed)).status], [10, 'OPEN']);
});

test('who takes over from a backup place pays by their own credits', async () => {
  const [credited, other] = [await aCreditedCleaner(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host, aFreeDay());
  const bids = [
    await aBid(house, credited, job, { amountCents: toCents(9_000) }),
    await aBid(house, other, job, { amountCents: toCents(11_000) }),
  ];
  const team = { primaryBidId: bids[0]?.id, backupBidId: bids[1]?.id };
  assert.equal((await house.patch(`/api/jobs/${job.id}/select-cleaners`, team, host.token)).status, 200);
  assert.deepEqual([await feesOf(job), await leftOf(credited)], [[500, 0], 9]);
  await house.post(`/api/jobs/${job.id}/withdraw`, undefined, credited.token);
  assert.deepEqual([await feesOf(job), await leftOf(credited)], [[500, 500], 10]);
});

test('with one credit left, two assignments at once use it once', async () => {
  for (let round = 0; round < 5; round++) {
    const cleaner = await aCreditedCleaner(house);
    for (let used = 0; used < 9; used++) await assignedTo(cleaner);
    const two = [await aJob(house, host, aFreeDay()), await aJob(house, host, aFreeDay())];
    for (const job of two) await aBid(house, cleaner, job);
    await Promise.all(two.map((job) => accept(job, cleaner)));
    const fees = await Promise.all(two.map(async (job) => (await feesOf(job))[1]));
    assert.deepEqual(fees.sort(), [0, 500]);
    assert.equal(await leftOf(cleaner), 0);
  }
});

test('before the click the bid and the forecast say that there is no fee, while a credit is left', async () => {
  const cleaner = await aCreditedCleaner(house);
  const job = await aJob(house, host, aFreeDay());
  const forecast = async () => (await house.get(`/api/jobs/${job.id}/money`, cleaner.token)).body.cleanerReceivesCents;
  assert.equal(await forecast(), 12_000);
  const { body: bid } = await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 10_000 }, cleaner.token);
  assert.equal(bid.cleanerFeeCents, 0);
  const seen = async () => [
    (await house.get(`/api/jobs/${job.id}/bids`, host.token)).body[0].cleanerFeeCents,
    (await jobOf(job)).bids[0].cleanerFeeCents,
    (await house.get('/api/cleaner/bids', cleaner.token)).body.find(({ id }: { id: string }) => id === bid.id)
      .cleanerFeeCents,
  ];
  assert.deepEqual(await seen(), [0, 0, 0]);
  for (let used = 0; used < 10; used++) await assignedTo(cleaner);
  assert.deepEqual(await seen(), [undefined, undefined, undefined]);
  assert.equal(await forecast(), 11_500);
});
