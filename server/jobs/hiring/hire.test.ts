import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

test('accepting a bid assigns at its price, fixes the fees, rejects the rest and notifies everyone', async () => {
  const { host, ana, ben, assign, bidsOf, mailsTo, jobRow } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  await aBid(house, ben, job);
  const { status, body } = await assign(job, ana);
  assert.deepEqual([status, body.status, body.payoutCents, body.cleaner.name], [200, 'ASSIGNED', 10_000, 'Ana']);
  assert.deepEqual(await bidsOf(job), { Ana: ['ACCEPTED', 1], Ben: ['REJECTED', null] });
  const shown = async (by: Somebody) => (await house.get(`/api/jobs/${job.id}`, by.token)).body.confirmBy;
  assert.equal(await shown(ana), plus(house.clock.now(), 12 * hour).toISOString());
  assert.equal(await shown(ben), null);
  await house.post(`/api/jobs/${job.id}/confirm`, undefined, ana.token);
  assert.equal(await shown(ana), null);
  const { host_fee_cents, cleaner_fee_cents, confirm_by, hired_place } = await jobRow(job);
  assert.equal(hired_place.title, 'Lakeside Loft', 'what papers call it');
  assert.deepEqual([host_fee_cents, cleaner_fee_cents], [500, 500]);
  assert.deepEqual(confirm_by, plus(house.clock.now(), 12 * hour));
  assert.deepEqual(await mailsTo(ana), ['You got the job: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT']);
  assert.deepEqual(await mailsTo(ben), ['Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT: another cleaner was chosen']);
});

test('lists show host and cleaner the deadline to confirm, and that it is done', async () => {
  const { host, ana, assign } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  await assign(job, ana);
  const listed = async () => {
    const lists = [
      await house.get('/api/host/jobs', host.token),
      await house.get('/api/cleaner/jobs/assigned', ana.token),
    ];
    return lists.map(({ body }) => body.find(({ id }: { id: string }) => id === job.id).confirmBy);
  };
  const due = plus(house.clock.now(), 12 * hour).toISOString();
  assert.deepEqual(await listed(), [due, due]);
  await house.post(`/api/jobs/${job.id}/confirm`, undefined, ana.token);
  assert.deepEqual(await listed(), [null, null]);
});

test('the deadline to confirm is 2 hours before the start, and never under 15 minutes', async () => {
  const { host, ana, ben, assign, jobRow } = await aScene(house);
  const soon = await aJob(house, host, { startTime: plus(house.clock.now(), 5 * hour) });
  await aBid(house, ana, soon);
  await assign(soon, ana);
  assert.deepEqual((await jobRow(soon)).confirm_by, plus(house.clock.now(), 3 * hour));
  const now = await aJob(house, host, { startTime: plus(house.clock.now(), hour) });
  await aBid(house, ben, now);
  await assign(now, ben);
  assert.deepEqual((await jobRow(now)).confirm_by, plus(house.clock.now(), hour / 4));
});

test('assigning needs a pending bid (404), an open job (409), the price seen (409 stale), the host’s job (404)', async () => {
  const { host, ana, assign } = await aScene(house);
  const job = await aJob(house, host);
  assert.equal((await assign(job, ana)).status, 404);
  await aBid(house, ana, job, { status: 'WITHDRAWN' });
  assert.equal((await assign(job, ana)).status, 404);
  await aBid(house, ana, job);
  assert.equal((await assign(job, ana, { amountCents: 9999 })).body.error, 'stale');
  const stranger = await aHost(house);
  assert.equal((await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: ana.id }, stranger.token)).status, 404);
  assert.equal((await assign(job, ana, { amountCents: 10_000 })).status, 200);
  assert.equal((await assign(job, ana)).body.error, 'job_not_open');
});

test('changes since the bid count: clearance, suspension, another job at that time', async () => {
  const { host, ana, ben, cleo, assign } = await aScene(house);
  const job = await aJob(house, host);
  for (const cleaner of [ana, ben, cleo]) await aBid(house, cleaner, job);
  await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner: ana, startTime: job.startTime });
  assert.equal((await assign(job, ana)).body.error, 'schedule_conflict');
  await approve(house, ben, { status: 'REJECTED' });
  assert.equal((await assign(job, ben)).body.error, 'stale');
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, cleo.id));
  assert.equal((await assign(job, cleo)).body.error, 'stale');
  await approve(house, ben, { status: 'PASSED' });
  assert.equal((await assign(job, ben)).status, 200);
});

test('the host is told beforehand of a bid whose cleaner is booked elsewhere, which is nothing to choose any more', async () => {
  const { host, ana, ben, assign } = await aScene(house);
  const job = await aJob(house, host, { startTime: plus(house.clock.now(), 24 * hour) });
  await aBid(house, ana, job);
  const waiting = async () => {
    const inbox = await house.get('/api/host/inbox', host.token);
    const item = inbox.body.find(({ kind }: { kind: string }) => kind !== 'card');
    return [item.kind, item.job.bids.map(isBooked)];
  };
  const isBooked = ({ bookedElsewhere = false }: { bookedElsewhere?: boolean }) => bookedElsewhere;
  assert.deepEqual(await waiting(), ['bids', [false]]);
  await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner: ana, startTime: job.startTime });
  assert.deepEqual(await waiting(), ['bidless', [true]]);
  const detail = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  const list = (await house.get(`/api/jobs/${job.id}/bids`, host.token)).body;
  assert.deepEqual([detail.bids.map(isBooked), list.map(isBooked)], [[true], [true]]);
  await aBid(house, ben, job);
  assert.deepEqual(await waiting(), ['bids', [true, false]]);
  assert.equal((await assign(job, ben)).status, 200);
  const after = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  assert.deepEqual(after.bids.map(isBooked), [false, false], 'there is nothing to choose any more');
});

test('choosing a team accepts the first, keeps the backups pending with their rank and rejects the rest', async () => {
  const { host, ana, ben, cleo, choose, bidsOf } = await aScene(house);
  const job = await aJob(house, host);
  const first = await aBid(house, ana, job);
  const second = await aBid(house, ben, job);
  await aBid(house, cleo, job);
  assert.equal((await choose(job)).body.fields.primaryBidId, 'Please select at least a primary cleaner.');
  assert.equal((await choose(job, first, first)).status, 400);
  assert.equal((await choose(job, { id: first.id.toUpperCase() }, first)).status, 400, 'the same, in large letters');
  assert.equal((await choose(job, first, { id: '0197a3c0-0000-7000-8000-000000000000' })).status, 404);
  assert.equal((await choose(job, first, second)).status, 200);
  assert.deepEqual(await bidsOf(job), { Ana: ['ACCEPTED', 1], Ben: ['PENDING', 2], Cleo: ['REJECTED', null] });
  assert.equal((await choose(job, first, second)).body.error, 'job_not_open');
});

test('without a price only a bid that never changed is accepted, and a team only at the prices seen', async () => {
  const { host, ana, ben, assign } = await aScene(house);
  const job = await aJob(house, host);
  const [first, second] = [await aBid(house, ana, job), await aBid(house, ben, job)];
  assert.equal((await house.patch(`/api/bids/${first.id}`, { amountCents: 20_000 }, ana.token)).status, 200);
  assert.equal((await assign(job, ana)).body.error, 'stale');
  const choose = (amountsCents?: Record<string, number>) =>
    house.patch(
      `/api/jobs/${job.id}/select-cleaners`,
      { primaryBidId: second.id, backupBidId: first.id, ...(amountsCents && { amountsCents }) },
      host.token,
    );
  assert.equal((await choose()).body.error, 'stale');
  assert.equal((await choose({ [second.id]: 10_000 })).body.error, 'stale');
  assert.equal((await choose({ [first.id]: 10_000, [second.id]: 10_000 })).body.error, 'stale');
  assert.equal((await choose({ [first.id]: 20_000 })).status, 200);
});

test('a bid that was withdrawn and placed anew at another price is not accepted by its cleaner’s name alone', async () => {
  const { host, ana, assign } = await aScene(house);
  const job = await aJob(house, host);
  const bidAnew = async (amountCents: number) => {
    for (const { id, status } of (await house.get(`/api/jobs/${job.id}/bids`, host.token)).body)
      if (status === 'PENDING') assert.equal((await house.remove(`/api/bids/${id}`, ana.token)).status, 204);
    assert.equal((await house.post(`/api/jobs/${job.id}/bids`, { amountCents }, ana.token)).status, 201);
  };
  await bidAnew(9000);
  await bidAnew(90_000);
  const refused = await assign(job, ana);
  assert.deepEqual([refused.status, refused.body.error], [409, 'stale']);
  assert.equal((await assign(job, ana, { amountCents: 9000 })).body.error, 'stale');
  const hired = await assign(job, ana, { amountCents: 90_000 });
  assert.deepEqual([hired.status, hired.body.payoutCents], [200, 90_000]);
});

test('withdrawn and placed anew at the same price, it is the bid that was seen', async () => {
  const { host, ana, assign } = await aScene(house);
  const job = await aJob(house, host);
  const { id } = await aBid(house, ana, job, { amountCents: toCents(9000) });
  assert.equal((await house.remove(`/api/bids/${id}`, ana.token)).status, 204);
  assert.equal((await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, ana.token)).status, 201);
  assert.equal((await assign(job, ana)).status, 200);
});
