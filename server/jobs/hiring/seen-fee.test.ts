import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();

/** How often the owners have decided on the fee here. */
let decided = 0;

/** The owners raise the fee by $2.50; returns what it was before. */
async function raiseFee(): Promise<number> {
  const owner = await anAdmin(house);
  const before = (await house.get('/api/config')).body.fees.hostCents;
  const more = { value: before + 250, version: decided++, reason: 'Costs.' };
  assert.equal((await house.put('/api/admin/settings/platformFeeCents', more, owner.token)).status, 200);
  return before;
}

test('nobody is charged another fee than the one in the sum they pressed: 409, and nothing is done', async () => {
  const { host, ana, ben, assign, choose, bidsOf } = await aScene(house);
  const job = await aJob(house, host);
  const bids = [await aBid(house, ana, job), await aBid(house, ben, job)];
  const { hostCents } = (await house.get('/api/config')).body.fees;
  const old = { seenFeeCents: hostCents + 100 };
  const refused = await assign(job, ana, old);
  const { error, hostFeeCents } = refused.body;
  assert.deepEqual([refused.status, error, hostFeeCents], [409, 'stale', hostCents]);
  const body = { primaryBidId: bids[0]?.id, backupBidId: bids[1]?.id, ...old };
  const chosen = await house.patch(`/api/jobs/${job.id}/select-cleaners`, body, host.token);
  assert.deepEqual([chosen.status, chosen.body.error], [409, 'stale']);
  assert.deepEqual(await bidsOf(job), { Ana: ['PENDING', null], Ben: ['PENDING', null] });
  assert.equal((await choose(job, ...bids)).status, 200, 'who does not say it sees what they pay on the job');
  const other = await aJob(house, host, { startTime: plus(house.clock.now(), 9 * day) });
  await aBid(house, ben, other);
  const fee = { seenFeeCents: hostCents };
  assert.equal((await assign(other, ben, fee)).body.hostFeeCents, hostCents);
});

test('who takes over costs the host the fee of the hiring, whatever it is by then', async () => {
  const { aLadder, ana, jobRow } = await aScene(house);
  const { job } = await aLadder();
  const before = (await jobRow(job)).host_fee_cents;
  await raiseFee();
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token)).status, 200);
  const { payout_cents: payoutCents, host_fee_cents: after } = await jobRow(job);
  assert.deepEqual([payoutCents, after], [11_000, before]);
});

test('who accepts an invitation costs the host no more than the fee there was when they invited', async () => {
  const { host, ana, jobRow } = await aScene(house);
  const job = await aJob(house, host);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ana.id }, host.token);
  house.clock.set(plus(house.clock.now(), hour));
  const seen = await raiseFee();
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token)).status, 200);
  const { host_fee_cents: hostFee, cleaner_fee_cents: cleanerFee } = await jobRow(job);
  assert.deepEqual([hostFee, cleanerFee], [seen, seen + 250], 'the cleaner sees what they receive as they accept');
});

test('whom a rule accepts costs the host no more than the fee there was when they wrote it or posted the job', async () => {
  const { host, ana, ben, jobRow } = await aScene(house);
  await aCard(house, host);
  for (const { id } of [ana, ben]) await house.put(`/api/host/cleaners/${id}/favorite`, undefined, host.token);
  await house.put('/api/host/auto-accept', { on: true, upToCents: 20_000 }, host.token);
  const job = await aJob(house, host);
  house.clock.set(plus(house.clock.now(), hour));
  const seen = await raiseFee();
  house.clock.set(plus(house.clock.now(), hour));
  const later = await aJob(house, host, { startTime: plus(house.clock.now(), 9 * day) });
  for (const [who, one] of [
    [ana, job],
    [ben, later],
  ] as const)
    await house.post(`/api/jobs/${one.id}/bids`, { amountCents: 10_000 }, who.token);
  await house.work();
  const paid = [(await jobRow(job)).host_fee_cents, (await jobRow(later)).host_fee_cents];
  assert.deepEqual(paid, [seen, seen + 250], 'the later job was posted with the new fee in its sum');
});
