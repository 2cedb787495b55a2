import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTime, zonedToUtc } from '#contract/zoned-time.ts';
import { taskHandlers } from '#server/app.ts';
import { day, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('a new price or time voids bids and invitations and notifies both; other changes do not', async () => {
  const { host, ana, ben, bidsOf, mailsTo } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ben.id }, host.token);
  const edit = (change: object, as = host.token) => house.patch(`/api/jobs/${job.id}`, change, as);
  const kept = await edit({ specialInstructions: 'Mind the cat.', payoutCents: 12_000 });
  assert.deepEqual([kept.status, kept.body.specialInstructions], [200, 'Mind the cat.']);
  assert.deepEqual(await bidsOf(job), { Ana: ['PENDING', null] });
  assert.equal(
    (await edit({ endTime: job.startTime.toISOString() })).body.fields.endTime,
    'End time must be after the start',
  );
  assert.equal((await edit({ payoutCents: 15_000 })).body.payoutCents, 15_000);
  assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null] });
  assert.deepEqual(await mailsTo(ana), ['Lakeside Loft (Fri, May 8, 11:00\u00a0AM CDT) has changed: please bid again']);
  assert.ok((await mailsTo(ben)).includes('Lakeside Loft (Fri, May 8, 11:00\u00a0AM CDT) has changed'));
  assert.equal((await edit({ payoutCents: 1 }, ana.token)).status, 400);
  assert.equal((await edit({ payoutCents: 9000 }, ana.token)).body.error, 'forbidden');
  assert.equal((await edit({ payoutCents: 9000 }, (await aHost(house)).token)).status, 404);
  await edit({ status: 'CANCELED' });
  assert.equal((await edit({ payoutCents: 9000 })).body.error, 'job_not_open');
});

test('a property that moves takes its open jobs along and voids their bids at the same moment', async () => {
  const { host, ana, bidsOf, mailsTo } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  const moved = { title: 'Lakeside Loft', address: '1 Market Street, San Francisco, CA 94105' };
  assert.equal((await house.put(`/api/properties/${job.propertyId}`, moved, host.token)).status, 200);
  assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null] });
  const taken = await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: ana.id }, host.token);
  assert.equal(taken.status, 404);
  assert.deepEqual(await mailsTo(ana), ['Lakeside Loft (Fri, May 8, 11:00\u00a0AM PDT) has changed: please bid again']);
});

test('in another time zone an open job keeps its hour on the clock there, and bids for the other moment are void', async () => {
  const { host, ana, bidsOf, mailsTo } = await aScene(house);
  const mill = { title: 'Mill', address: 'Alte Mühle 3, Berlin 10115' };
  const { body: property } = await house.post('/api/properties', { ...mill, timeZone: 'America/Chicago' }, host.token);
  const date = localTime(plus(house.clock.now(), 3 * day), 'UTC').date;
  const at = (time: string, zone: string) => new Date(zonedToUtc(`${date}T${time}`, zone) ?? '');
  const job = await aJob(house, host, {
    property,
    startTime: at('11:00', 'America/Chicago'),
    endTime: at('15:00', 'America/Chicago'),
  });
  await aBid(house, ana, job);
  const inZone = (timeZone: string) => house.put(`/api/properties/${property.id}`, { ...mill, timeZone }, host.token);
  await inZone('America/Indiana/Tell_City');
  assert.deepEqual(await bidsOf(job), { Ana: ['PENDING', null] }, 'the same moments in a zone of another name');
  await inZone('Europe/Berlin');
  const { body: moved } = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.deepEqual(
    [moved.startTime, moved.endTime],
    [at('11:00', 'Europe/Berlin').toISOString(), at('15:00', 'Europe/Berlin').toISOString()],
  );
  assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null] });
  assert.deepEqual(await mailsTo(ana), ['Mill (Sat, May 9, 11:00\u00a0AM GMT+2) has changed: please bid again']);
});

test('a new scope of work voids the bids; a change that costs the cleaner nothing does not', async () => {
  const { host, ana, bidsOf } = await aScene(house);
  const job = await aJob(house, host);
  const edit = (change: object) => house.patch(`/api/jobs/${job.id}`, change, host.token);
  const linen = { name: 'Wash the linen', price: 10, required: true };
  const extra = { name: 'Water the plants', price: 5, required: false };
  await aBid(house, ana, job);
  for (const harmless of [
    { specialInstructions: 'Mind the cat' },
    { customTasks: [extra] },
    { cleaningType: 'standard' },
    {},
  ])
    assert.equal((await edit(harmless)).status, 200);
  assert.deepEqual(await bidsOf(job), { Ana: ['PENDING', null] });
  for (const more of [
    { cleaningType: 'deep' },
    { customTasks: [linen] },
    { customTasks: [{ ...extra, required: true }] },
  ]) {
    assert.equal((await edit(more)).status, 200);
    assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null] }, JSON.stringify(more));
    await aBid(house, ana, job);
  }
});

test('a host cancels an open or assigned job, once, and everyone concerned is notified', async () => {
  const { host, ana, ben, aLadder, bidsOf, mailsTo } = await aScene(house);
  const { job } = await aLadder();
  const cancel = () => house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.equal((await cancel()).body.status, 'CANCELED');
  assert.equal((await cancel()).body.error, 'invalid_transition');
  assert.ok((await mailsTo(ana)).includes('Canceled: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT'));
  const standby = 'Canceled, you were on standby: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT';
  assert.ok((await mailsTo(ben)).includes(standby));
  assert.deepEqual((await bidsOf(job)).Ben, ['REJECTED', null]);
});

test('with a canceled job its cleaner no longer sees where it is, and nobody pays or receives anything', async () => {
  const { host, ana, aLadder } = await aScene(house);
  const { job } = await aLadder();
  const shown = async () => (await house.get(`/api/jobs/${job.id}`, ana.token)).body.property;
  const before = await shown();
  assert.equal(before.notes, 'The key lies under the third stone.');
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  const after = await shown();
  assert.equal(after.notes, null);
  assert.notEqual(after.address, before.address);
  assert.ok(!after.address.includes(before.address.split(',')[0]), after.address);
  const listed = (await house.get('/api/cleaner/jobs/assigned?status=CANCELED', ana.token)).body;
  assert.ok(!JSON.stringify(listed).includes('third stone'));
  for (const { token } of [host, ana]) {
    const { body } = await house.get(`/api/jobs/${job.id}/money`, token);
    const none = { hostPaysCents: 0, cleanerReceivesCents: 0, platformKeepsCents: 0, lines: [] };
    assert.deepEqual(body, none);
  }
});

test('who had the job is told that it was canceled when they confirm, start or withdraw; others find nothing', async () => {
  const { host, ana, ben, aLadder } = await aScene(house);
  const { job } = await aLadder();
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  const confirm = (token: string) => house.post(`/api/jobs/${job.id}/confirm`, undefined, token);
  for (const { status, body } of [
    await confirm(ana.token),
    await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token),
    await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, ana.token),
  ])
    assert.deepEqual(
      [status, body.error, body.message, body.canceled],
      [409, 'invalid_transition', 'This job was canceled.', true],
    );
  assert.equal((await confirm(ben.token)).status, 404);
});

test('a job that nobody was chosen for is closed a day after its end; bidders and host are told', async () => {
  const { host, ana, bidsOf, mailsTo, jobRow } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  const before = house.clock.now();
  house.clock.set(plus(job.endTime, day));
  await taskHandlers(house.kit)['expire-jobs']?.({});
  assert.deepEqual(await bidsOf(job), { Ana: ['REJECTED', null] }, 'before anybody is told');
  assert.deepEqual((await mailsTo(host)).slice(0, 1), [
    'No cleaner was chosen: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT',
  ]);
  assert.deepEqual((await mailsTo(ana)).slice(0, 1), ['Canceled: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT']);
  assert.equal((await jobRow(job)).status, 'CANCELED');
  house.clock.set(before);
});
