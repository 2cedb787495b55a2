import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskHandlers } from '#server/app.ts';
import { record } from '#server/events.ts';
import { day, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('another price or time voids bids and invitations and tells both; other changes do not', async () => {
  const { host, ana, ben, bidsOf, mailsTo } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ben.id }, host.token);
  const edit = (change: object, as = host.token) => house.patch(`/api/jobs/${job.id}`, change, as);
  const kept = await edit({ specialInstructions: 'Mind the cat.', cleaningType: 'deep', payoutCents: 12_000 });
  assert.deepEqual(
    [kept.status, kept.body.cleaningType, kept.body.specialInstructions],
    [200, 'deep', 'Mind the cat.'],
  );
  assert.deepEqual(await bidsOf(job), { Ana: ['PENDING', null] });
  assert.equal(
    (await edit({ endTime: job.startTime.toISOString() })).body.fields.endTime,
    'End time must be after the start',
  );
  assert.equal((await edit({ payoutCents: 15_000 })).body.payoutCents, 15_000);
  assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null] });
  assert.deepEqual(await mailsTo(ana), ['Lakeside Loft has changed: please bid again']);
  assert.ok((await mailsTo(ben)).includes('Lakeside Loft has changed'));
  assert.equal((await edit({ payoutCents: 1 }, ana.token)).status, 400);
  assert.equal((await edit({ payoutCents: 9000 }, ana.token)).body.error, 'forbidden');
  assert.equal((await edit({ payoutCents: 9000 }, (await aHost(house)).token)).status, 404);
  await edit({ status: 'CANCELED' });
  assert.equal((await edit({ payoutCents: 9000 })).body.error, 'job_not_open');
});

test('a property that moves voids the bids on its open jobs', async () => {
  const { host, ana, bidsOf, mailsTo } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  const { kit } = house;
  await kit.db.transaction((tx) => record(kit, tx, { kind: 'property moved', propertyId: job.propertyId }));
  assert.deepEqual(await mailsTo(ana), ['Lakeside Loft has changed: please bid again']);
  assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null] });
});

test('a host cancels an open or assigned job, once, and everybody concerned is told', async () => {
  const { host, ana, ben, aLadder, bidsOf, mailsTo } = await aScene(house);
  const { job } = await aLadder();
  const cancel = () => house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.equal((await cancel()).body.status, 'CANCELED');
  assert.equal((await cancel()).body.error, 'invalid_transition');
  assert.ok((await mailsTo(ana)).includes('Canceled: Lakeside Loft'));
  assert.ok((await mailsTo(ben)).includes('Canceled: Lakeside Loft'));
  assert.deepEqual((await bidsOf(job)).Ben, ['REJECTED', null]);
});

test('a job that nobody was chosen for is closed a day after its end; bidders and host are told', async () => {
  const { host, ana, bidsOf, mailsTo, jobRow } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  const before = house.clock.now();
  house.clock.set(plus(job.endTime, day));
  await taskHandlers(house.kit)['expire-jobs']?.({});
  assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null] }, 'before anybody is told');
  assert.deepEqual((await mailsTo(host)).slice(0, 1), ['No cleaner was chosen: Lakeside Loft']);
  assert.deepEqual((await mailsTo(ana)).slice(0, 1), ['Canceled: Lakeside Loft']);
  assert.equal((await jobRow(job)).status, 'CANCELED');
  house.clock.set(before);
});
