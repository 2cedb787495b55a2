import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();

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
  const owner = await anAdmin(house);
  const more = { value: before + 250, version: 0, reason: 'Costs.' };
  assert.equal((await house.put('/api/admin/settings/platformFeeCents', more, owner.token)).status, 200);
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token)).status, 200);
  const { payout_cents: payoutCents, host_fee_cents: after } = await jobRow(job);
  assert.deepEqual([payoutCents, after], [11_000, before]);
});
