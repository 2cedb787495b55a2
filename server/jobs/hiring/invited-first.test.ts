import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskHandlers } from '#server/app.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

/** A job that Ana is invited to first, for two hours; Ben is not. */
async function aFirst(more: object = {}) {
  const scene = await aScene(house);
  const { host, ana } = scene;
  await aCard(house, host);
  const property = await aProperty(house, host);
  const post = (body: object = {}) => {
    const startTime = plus(house.clock.now(), 2 * day);
    return house.post(
      '/api/jobs',
      {
        ...{ propertyId: property.id, cleaningType: 'standard', payoutCents: 12_000 },
        ...{ startTime, endTime: plus(startTime, 4 * hour), inviteFirst: { cleanerIds: [ana.id], hours: 2 } },
        ...body,
      },
      host.token,
    );
  };
  const { status, body: job } = await post(more);
  assert.equal(status, 201, JSON.stringify(job));
  return { ...scene, property, post, job };
}

const sees = async ({ token }: Somebody, job: { id: string }) =>
  (await house.get(`/api/jobs/${job.id}`, token)).status === 200;
const bid = ({ token }: Somebody, job: { id: string }) =>
  house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, token);
const decline = ({ token }: Somebody, job: { id: string }) =>
  house.post(`/api/jobs/${job.id}/decline`, undefined, token);
const timelineOf = async (host: Somebody, job: { id: string }) =>
  (await house.get(`/api/jobs/${job.id}`, host.token)).body.timeline.map(({ kind }: { kind: string }) => kind);

/** Wherever a cleaner could come across a job that all may bid on. */
async function listed({ token }: Somebody, job: { id: string }) {
  const within = (rows: { id: string }[]) => rows.some(({ id }) => id === job.id);
  const map = await house.get('/api/jobs/map', token);
  return [
    within((await house.get('/api/jobs/available', token)).body),
    within(map.body.pins.map((pin: { job: { id: string } }) => pin.job)),
    within((await house.get('/api/cleaner/recommended-jobs', token)).body),
    within((await house.get('/api/jobs/preview', token)).body),
  ];
}

const counted = async () => (await house.get('/api/jobs/nearby?near=78701')).body.count;

test('until it is opened a job is there for its host and the invited, and for nobody else', async () => {
  const before = await counted();
  const { host, ana, ben, job } = await aFirst();
  const until = plus(house.clock.now(), 2 * hour).toISOString();
  assert.deepEqual([job.openToAllAt, job.can.includes('openToAll')], [until, true]);
  assert.deepEqual(await listed(ana, job), [true, true, true, true]);
  assert.deepEqual(await listed(ben, job), [false, false, false, false]);
  assert.equal(await counted(), before);
  assert.deepEqual([await sees(ana, job), await sees(ben, job)], [true, false]);
  for (const what of ['accept', 'decline', 'open-to-all'])
    assert.ok([403, 404].includes((await house.post(`/api/jobs/${job.id}/${what}`, undefined, ben.token)).status));
  assert.equal((await bid(ben, job)).status, 404);
  assert.equal((await house.get(`/api/jobs/${job.id}/before-bid`, ben.token)).status, 404);
  assert.equal((await house.post(`/api/jobs/${job.id}/messages`, { text: 'Parking?' }, ben.token)).status, 404);
  const [request] = (await house.get('/api/cleaner/requests', ana.token)).body;
  assert.deepEqual([request.id, request.openToAllAt], [job.id, until]);
  assert.equal((await bid(ana, job)).status, 201);
  assert.equal((await house.post(`/api/jobs/${job.id}/open-to-all`, undefined, host.token)).status, 200);
  assert.deepEqual(await listed(ben, job), [true, true, true, true]);
  assert.equal(await counted(), before + 1);
  assert.equal((await bid(ben, job)).status, 201);
});

test('when the hours are over it is open to all, said in its timeline, and saved searches find it then', async () => {
  const scene = await aScene(house);
  await house.post('/api/cleaner/searches', { name: 'Mine' }, scene.ben.token);
  const { host, job } = await aFirst();
  const found = async () =>
    (await house.get('/api/notifications', scene.ben.token)).body.filter(
      ({ kind, link }: { kind: string; link: string }) => kind === 'jobFound' && link.includes(job.id),
    ).length;
  await minutesPass(house, 118, ['open-to-all'], 59);
  assert.deepEqual([await found(), await timelineOf(host, job)], [0, ['POSTED']]);
  house.clock.forward(2 * minute);
  await house.kit.tasks.send(house.kit.db, 'open-to-all', {});
  await house.work();
  const { body } = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.deepEqual([body.openToAllAt, await found()], [undefined, 1]);
  assert.deepEqual(await timelineOf(host, job), ['POSTED', 'OPENED']);
  await house.kit.tasks.send(house.kit.db, 'open-to-all', {});
  await house.work();
  assert.deepEqual(await timelineOf(host, job), ['POSTED', 'OPENED']);
});

test('it is open as soon as nobody is invited any more, and when it has another price', async () => {
  const { host, ana, ben, cleo, job, post } = await aFirst();
  assert.equal((await decline(ana, job)).status, 204);
  assert.deepEqual([await sees(ben, job), await timelineOf(host, job)], [true, ['POSTED', 'OPENED']]);
  const two = (await post({ inviteFirst: { cleanerIds: [ana.id, cleo.id], hours: 6 } })).body;
  await decline(ana, two);
  assert.deepEqual([await sees(ana, two), await sees(cleo, two), await sees(ben, two)], [false, true, false]);
  await house.post(`/api/host/cleaners/${cleo.id}/block`, undefined, host.token);
  assert.equal(await sees(ben, two), true);
  const dearer = (await post()).body;
  await house.patch(`/api/jobs/${dearer.id}`, { specialInstructions: 'Mind the cat' }, host.token);
  assert.equal(await sees(ben, dearer), false);
  await house.patch(`/api/jobs/${dearer.id}`, { payoutCents: 13_000 }, host.token);
  assert.equal(await sees(ben, dearer), true);
});

test('whoever takes it ends it, and it is for all when they step back', async () => {
  const { host, ana, ben, job } = await aFirst();
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token)).body.status, 'ASSIGNED');
  await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token);
  assert.equal(await sees(ben, job), true);
  assert.equal((await house.get(`/api/jobs/${job.id}`, host.token)).body.openToAllAt, undefined);
});

test('a bid and the opening at once: the bid comes before or after, and the job is open once', async () => {
  for (let time = 0; time < 5; time++) {
    const { host, ana, ben, job } = await aFirst();
    const [opened, invited, other] = await Promise.all([
      house.post(`/api/jobs/${job.id}/open-to-all`, undefined, host.token),
      bid(ana, job),
      bid(ben, job),
    ]);
    assert.deepEqual([opened.status, invited.status], [200, 201]);
    assert.ok(other.status === 201 || other.status === 404, String(other.status));
    await Promise.all([
      house.post(`/api/jobs/${job.id}/open-to-all`, undefined, host.token),
      house.kit.tasks.send(house.kit.db, 'open-to-all', {}).then(() => house.work()),
    ]);
    assert.deepEqual(await timelineOf(host, job), ['POSTED', 'OPENED']);
  }
});

test('nobody is invited first who could not take it; nothing is posted where none of them could', async () => {
  const { host, ana, ben, cleo, post, job } = await aFirst({ payoutCents: 15_000 });
  await house.post(`/api/host/cleaners/${ben.id}/block`, undefined, host.token);
  const refused = async (body: object) => {
    const { status, body: answer } = await post(body);
    return [status, answer.fieldErrors];
  };
  const only = (...cleanerIds: (string | undefined)[]) => ({ inviteFirst: { cleanerIds, hours: 6 } });
  const stranger = await aHost(house);
  assert.deepEqual(await refused(only(ben.id)), [400, { inviteFirst: { code: 'firstNone' } }]);
  assert.deepEqual(await refused(only(stranger.id)), [400, { inviteFirst: { code: 'firstNone' } }]);
  assert.deepEqual(await refused({ ...only(cleo.id), payoutCents: 2900 }), [
    400,
    { payoutCents: { code: 'invitePayout' } },
  ]);
  const startTime = plus(house.clock.now(), 5 * hour);
  const soon = { startTime, endTime: plus(startTime, 3 * hour) };
  assert.deepEqual(await refused({ ...only(cleo.id), ...soon }), [400, { inviteFirst: { code: 'firstTooLong' } }]);
  assert.equal((await post(only())).status, 400);
  assert.equal((await post({ inviteFirst: { cleanerIds: [cleo.id], hours: 3 } })).status, 400);
  assert.equal((await house.get('/api/host/jobs', host.token)).body.length, 1);
  const { body } = await post(only(ben.id, cleo.id));
  assert.deepEqual([await sees(cleo, body), await sees(ana, body)], [true, false]);
  assert.ok(job.openToAllAt);
});

test('a series posts each of its jobs to them first, a template keeps them', async () => {
  const { host, ana, ben, property } = await aFirst();
  const inviteFirst = { cleanerIds: [ana.id], hours: 24 };
  const week = { every: 'week', startTime: '11:00', endTime: '15:00', cleaningType: 'standard' };
  const firstDate = plus(house.clock.now(), 5 * day)
    .toISOString()
    .slice(0, 10);
  const given = { propertyId: property.id, ...week, firstDate, payoutCents: 12_000, inviteFirst };
  const low = await house.post('/api/series', { ...given, payoutCents: 2000 }, host.token);
  assert.deepEqual(low.body.fieldErrors, { payoutCents: { code: 'invitePayout' } });
  const { status, body: series } = await house.post('/api/series', given, host.token);
  assert.deepEqual([status, series.inviteFirst], [201, inviteFirst]);
  const [first] = series.next.filter(({ state }: { state: string }) => state === 'posted');
  assert.deepEqual([await sees(ana, { id: first.jobId }), await sees(ben, { id: first.jobId })], [true, false]);
  const all = await house.patch(`/api/series/${series.id}`, { inviteFirst: null }, host.token);
  assert.equal(all.body.inviteFirst, null);
  const template = { name: 'Usual', payoutCents: 12_000, cleaningType: 'standard', inviteFirst };
  assert.deepEqual((await house.post('/api/host/templates', template, host.token)).body.inviteFirst, inviteFirst);
});

test('a series invites others from the next job that is posted on; those that are posted keep whom they went to', async () => {
  const { host, ana, ben, property } = await aFirst();
  const firstDate = plus(house.clock.now(), 5 * day)
    .toISOString()
    .slice(0, 10);
  const week = { every: 'week', startTime: '11:00', endTime: '15:00', cleaningType: 'standard', firstDate };
  const given = { propertyId: property.id, ...week, payoutCents: 12_000 };
  const first = (cleaner: Somebody) => ({ inviteFirst: { cleanerIds: [cleaner.id], hours: 24 as const } });
  const started = await house.post('/api/series', { ...given, ...first(ana) }, host.token);
  assert.equal(started.status, 201, JSON.stringify(started.body));
  const posted: { id: string }[] = jobsIn(started.body);
  const changed = await house.patch(`/api/series/${started.body.id}`, first(ben), host.token);
  assert.deepEqual(changed.body.inviteFirst, first(ben).inviteFirst);
  assert.deepEqual(jobsIn(changed.body), posted, 'the same jobs');
  for (const job of posted) assert.deepEqual([await sees(ana, job), await sees(ben, job)], [true, false]);
  house.clock.forward(8 * day);
  await taskHandlers(house.kit)['post-series']?.({});
  const { body } = await house.get(`/api/series/${started.body.id}`, host.token);
  const [next] = jobsIn(body).filter(({ id }) => !posted.some((job) => job.id === id));
  assert.ok(next, 'another week has been posted');
  assert.deepEqual([await sees(ana, next), await sees(ben, next)], [false, true]);
});

test('a series that its host moves to and fro invites no more in an hour than single jobs do', async () => {
  const { host, ana, property } = await aFirst();
  const dayIn = (days: number) =>
    plus(house.clock.now(), days * day)
      .toISOString()
      .slice(0, 10);
  const week = { every: 'week', startTime: '11:00', endTime: '15:00', cleaningType: 'standard', firstDate: dayIn(5) };
  const inviteFirst = { cleanerIds: Array(10).fill(ana.id), hours: 2 };
  const given = { propertyId: property.id, ...week, payoutCents: 12_000, inviteFirst };
  const { status, body } = await house.post('/api/series', given, host.token);
  assert.equal(status, 201, JSON.stringify(body));
  const statuses: number[] = [];
  for (let days = 6; days < 16; days++)
    statuses.push((await house.patch(`/api/series/${body.id}`, { firstDate: dayIn(days) }, host.token)).status);
  assert.deepEqual([statuses[0], statuses.at(-1)], [200, 429], statuses.join());
});

const jobsIn = ({ next }: { next: { jobId: string | null }[] }): { id: string }[] =>
  next.flatMap(({ jobId }) => (jobId ? { id: jobId } : []));
