import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { inTurns, upTo } from '#server/testing/in-turns.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('an invited cleaner accepts at the payout; everyone else is rejected', async () => {
  const { host, ana, ben, cleo, bidsOf } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ben, job);
  const invited = await house.post(
    `/api/jobs/${job.id}/requests`,
    { cleanerId: ana.id, message: 'Please!' },
    host.token,
  );
  assert.equal(invited.status, 201);
  const twice = await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ana.id }, host.token);
  assert.equal(twice.body.error, 'already_exists');
  const { body: requests } = await house.get('/api/cleaner/requests', ana.token);
  assert.deepEqual(
    requests.map(({ id, message, payoutCents, property, host: by }: Record<string, never>) => [
      id,
      message,
      payoutCents,
      property,
      by,
    ]),
    [[job.id, 'Please!', 12_000, { title: 'Lakeside Loft' }, { name: 'Hanna Host' }]],
  );
  const [{ area, cleaningType, bedrooms, bathrooms }] = requests;
  const { property, ...open } = (await house.get(`/api/jobs/${job.id}`, ana.token)).body;
  assert.deepEqual(
    [area, cleaningType, bedrooms, bathrooms],
    [property.address, open.cleaningType, property.bedrooms, property.bathrooms],
    'where and how large it is, and no more of it than anyone who may bid is told',
  );
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, cleo.token)).status, 404);
  const accepted = await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token);
  assert.deepEqual([accepted.status, accepted.body.status, accepted.body.payoutCents], [200, 'ASSIGNED', 12_000]);
  assert.deepEqual(await bidsOf(job), { Ben: ['REJECTED', null] });
  assert.deepEqual((await house.get('/api/cleaner/requests', ana.token)).body, []);
});

test('an invitation is accepted as the cleaner saw it, not as its host has sent it anew meanwhile', async () => {
  const { host, ana } = await aScene(house);
  const job = await aJob(house, host);
  const invite = () => house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ana.id }, host.token);
  const change = (what: object) => house.patch(`/api/jobs/${job.id}`, what, host.token);
  const accept = (seen?: object) => house.post(`/api/jobs/${job.id}/accept`, seen, ana.token);
  const shown = async () => {
    const [{ invitationId, payoutCents }] = (await house.get('/api/cleaner/requests', ana.token)).body;
    return { invitationId, amountCents: payoutCents };
  };
  assert.equal((await invite()).status, 201);
  const seen = await shown();
  await change({ payoutCents: 3000 });
  assert.equal((await accept(seen)).status, 404, 'taken back');
  await invite();
  const refused = await accept(seen);
  assert.deepEqual([refused.status, refused.body.error], [409, 'stale']);
  assert.equal((await accept({ amountCents: seen.amountCents })).body.error, 'stale');

  const another = await shown();
  await change({ cleaningType: 'deep' });
  await invite();
  assert.equal((await accept(another)).body.error, 'stale', 'at the same payout, but for more work');
  const accepted = await accept(await shown());
  assert.deepEqual([accepted.status, accepted.body.payoutCents], [200, 3000]);
});

test('an invitation needs $30, a known approved cleaner and an open job; declining removes it', async () => {
  const { host, ana, ben } = await aScene(house);
  const cheap = await aJob(house, host, { payoutCents: 2999 as never });
  const invite = (job: { id: string }, cleanerId: string | undefined) =>
    house.post(`/api/jobs/${job.id}/requests`, { cleanerId }, host.token);
  assert.match((await invite(cheap, ana.id)).body.message, /at least \$30/);
  const job = await aJob(house, host);
  assert.equal((await invite(job, host.id)).status, 404);
  assert.equal((await invite(job, ana.id)).status, 201);
  assert.equal((await house.post(`/api/jobs/${job.id}/decline`, undefined, ana.token)).status, 204);
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token)).status, 404);
  assert.equal((await invite(job, ana.id)).status, 201);
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token)).body.error, 'job_not_open');
  assert.equal((await invite(job, ben.id)).body.error, 'job_not_open');
});

test('an invited cleaner who holds a job at that time gets a schedule conflict', async () => {
  const { host, ana } = await aScene(house);
  const job = await aJob(house, host);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ana.id }, host.token);
  await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner: ana, startTime: job.startTime });
  const { body } = await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token);
  assert.equal(body.error, 'schedule_conflict');
});

test('blocking closes pending bids, backups included, hides jobs and invitations, and leaves assigned jobs', async () => {
  const { host, ana, ben, aLadder, bidsOf, jobRow } = await aScene(house);
  const { job } = await aLadder();
  const open = await aJob(house, host, { startTime: plus(house.clock.now(), 9 * day) });
  await aBid(house, ben, open);
  await house.post(`/api/jobs/${open.id}/requests`, { cleanerId: ben.id }, host.token);
  assert.equal((await house.post(`/api/host/cleaners/${ben.id}/block`, undefined, host.token)).status, 204);
  assert.equal((await house.post(`/api/host/cleaners/${ben.id}/block`, undefined, host.token)).status, 204);
  assert.deepEqual(await bidsOf(job), { Ana: ['ACCEPTED', 1], Ben: ['REJECTED', null], Cleo: ['PENDING', 2] });
  assert.deepEqual(await bidsOf(open), { Ben: ['REJECTED', null] });
  assert.deepEqual((await house.get('/api/cleaner/requests', ben.token)).body, []);
  assert.equal((await house.post(`/api/jobs/${open.id}/accept`, undefined, ben.token)).status, 404);
  const invited = await house.post(`/api/jobs/${open.id}/requests`, { cleanerId: ben.id }, host.token);
  assert.equal(invited.body.error, 'blocked');
  await house.post(`/api/host/cleaners/${ana.id}/block`, undefined, host.token);
  assert.equal((await jobRow(job)).cleaner_id, ana.id);
  const { body: known } = await house.get('/api/host/cleaners', host.token);
  assert.deepEqual(
    known.map(({ name, blocked, email }: { name: string; blocked: boolean; email: string | null }) => [
      name,
      blocked,
      email,
    ]),
    [
      ['Ana', true, ana.email],
      ['Ben', true, null],
      ['Cleo', false, null],
    ],
  );
  assert.equal((await house.remove(`/api/host/cleaners/${ben.id}/block`, host.token)).status, 204);
  const again = await house.post(`/api/jobs/${open.id}/bids`, { amountCents: 9000 }, ben.token);
  assert.equal(again.status, 201);
  assert.equal((await house.post(`/api/host/cleaners/${host.id}/block`, undefined, host.token)).status, 404);
});

test('a cleaner is invited to a job three times a day, and a host sends thirty invitations an hour', async () => {
  const { host, ana, ben } = await aScene(house);
  const job = await aJob(house, host);
  const invite = (to: { id: string }, cleanerId: string) =>
    house.post(`/api/jobs/${to.id}/requests`, { cleanerId }, host.token);
  let payoutCents = 12_000;
  for (let time = 1; time <= 3; time++) {
    assert.equal((await invite(job, ana.id)).status, 201);
    payoutCents += 100;
    await house.patch(`/api/jobs/${job.id}`, { payoutCents }, host.token);
  }
  const fourth = await invite(job, ana.id);
  assert.deepEqual([fourth.status, fourth.body.error, fourth.headers['retry-after']], [429, 'rate_limited', '86400']);
  assert.equal((await invite(job, ben.id)).status, 201, 'somebody else is not concerned');
  const more = await inTurns(upTo(26), () => aJob(house, host));
  for (const one of more) assert.equal((await invite(one, ana.id)).status, 201);
  const tooMany = await invite(await aJob(house, host), ana.id);
  assert.deepEqual([tooMany.status, tooMany.headers['retry-after']], [429, '3600']);
  house.clock.forward(hour);
  assert.equal((await invite(await aJob(house, host), ana.id)).status, 201);
  house.clock.forward(day - hour);
  assert.equal((await invite(job, ana.id)).status, 201);
});
