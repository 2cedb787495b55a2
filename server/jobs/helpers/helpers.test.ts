import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { setClearance } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aTie } from '#server/testing/a-helper.ts';
import { aJob } from '#server/testing/a-job.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHelpingScene, bring, firstTask } from '#server/testing/helping-scene.ts';
import { isHeldUp } from '#server/testing/is-held-up.ts';
import { until } from '#server/testing/until.ts';
import { blocks, jobs } from '../table.ts';

test('an approved check lets a helper come, and bid only once they say that they want to work on their own', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  await house.kit.db.update(users).set({ helperOnly: true }).where(eq(users.id, luis.id));
  const clearedUntil = plus(house.clock.now(), 300 * day);
  await house.kit.db.transaction((tx) => setClearance(tx, luis.id, 'APPROVED', clearedUntil));
  const open = await aJob(house, host);
  const bid = () => house.post(`/api/jobs/${open.id}/bids`, { amountCents: 9000 }, luis.token);
  const list = await house.get('/api/jobs/available', luis.token);
  for (const { body } of [await bid(), list]) assert.equal(body.error, 'background_check_required');
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime: plus(open.startTime, 5 * day) });
  assert.equal((await bring(house, job, maria, luis)).status, 200);
  assert.equal((await house.get('/api/cleaner/today', luis.token)).body.check, null);

  assert.equal((await house.post('/api/cleaner/own-work', undefined, luis.token)).status, 204);
  assert.equal((await bid()).status, 201);
});

test('a helper sees the job without its money, ticks and photographs, and the record says who did what', async () => {
  const { house, host, maria, luis, bellsOf, lastOf } = await aHelpingScene();
  const startTime = plus(house.clock.now(), hour);
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner: maria, startTime });
  assert.equal((await house.get(`/api/jobs/${job.id}`, luis.token)).status, 404);
  assert.equal((await bring(house, job, maria, luis)).status, 200);
  assert.deepEqual(await bellsOf(luis), ['helpingChosen']);
  assert.deepEqual((await lastOf(host))?.kind, 'helperComes');

  const { body: seen } = await house.get(`/api/jobs/${job.id}`, luis.token);
  assert.deepEqual(
    [seen.helping, seen.payoutCents, seen.hostFeeCents, seen.dispute, seen.waiting],
    [true, 0, undefined, null, null],
  );
  assert.deepEqual(seen.can, ['tickTasks', 'addPhotos', 'seePhotos', 'seeAccess']);
  assert.match(seen.property.address, /Main|Street/);
  assert.deepEqual([seen.host.email, seen.cleaner.name], [undefined, 'Maria Moss']);

  const taskId = await firstTask(house, job);
  assert.equal((await house.patch(`/api/jobs/${job.id}/tasks/${taskId}`, { done: true }, luis.token)).status, 200);
  const { photoUrl } = await anUpload(house, luis);
  const photo = { photoUrl, photoType: 'AFTER' };
  assert.equal((await house.post(`/api/jobs/${job.id}/deliverables`, photo, luis.token)).status, 201);
  assert.equal((await house.get(`/api/jobs/${job.id}/access`, luis.token)).status, 200);
  const { body: looks } = await house.get(`/api/properties/${job.propertyId}/access-log`, host.token);
  assert.deepEqual(looks[0].viewer, { id: luis.id, name: 'Luis Romero' });

  for (const reader of [host, maria]) {
    const { body } = await house.get(`/api/jobs/${job.id}`, reader.token);
    const task = body.tasks.find(({ id }: { id: string }) => id === taskId);
    assert.deepEqual(task.doneBy, { id: luis.id, name: 'Luis R.' });
    assert.deepEqual(body.deliverables[0].doneBy, { id: luis.id, name: 'Luis R.' });
    assert.deepEqual(body.helpers, [{ id: luis.id, name: 'Luis R.', city: 'Austin', state: 'TX', check: 'APPROVED' }]);
  }
  for (const path of ['messages', 'money', 'receipt.pdf', 'conversation'])
    assert.equal((await house.get(`/api/jobs/${job.id}/${path}`, luis.token)).status, 404, path);
  const write = await house.post(`/api/jobs/${job.id}/messages?cleanerId=${luis.id}`, { text: 'Hi' }, host.token);
  assert.equal(write.status, 404, 'the host writes to the cleaner');
});

test('today and the list of jobs show a helper what they come along to, with no money', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  const startTime = plus(house.clock.now(), 2 * hour);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime });
  await bring(house, job, maria, luis);
  const { body: today } = await house.get('/api/cleaner/today', luis.token);
  assert.deepEqual(
    [today.stops.length, today.stops[0].job.helping, today.receivesCents, today.toAnswer],
    [1, true, 0, []],
  );
  const { body: list } = await house.get('/api/cleaner/jobs/assigned', luis.token);
  assert.deepEqual(
    list.map(({ id, payoutCents }: { id: string; payoutCents: number }) => [id, payoutCents]),
    [[job.id, 0]],
  );
  await house.kit.db.insert(blocks).values({ hostId: host.id, cleanerId: luis.id, createdAt: house.clock.now() });
  assert.deepEqual((await house.get('/api/cleaner/jobs/assigned', luis.token)).body, []);
});

test('nobody comes who is elsewhere, blocked, unchecked, suspended or no helper of the cleaner', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  const startTime = plus(house.clock.now(), 2 * day);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime });
  const refusal = async () => {
    const { status, body } = await bring(house, job, maria, luis);
    return [status, body.error];
  };
  const own = await aJob(house, host, { status: 'ASSIGNED', cleaner: luis, startTime: plus(startTime, hour) });
  assert.deepEqual(await refusal(), [409, 'schedule_conflict']);
  await house.kit.db.update(jobs).set({ status: 'CANCELED' }).where(eq(jobs.id, own.id));
  const block = { hostId: host.id, cleanerId: luis.id, createdAt: house.clock.now() };
  await house.kit.db.insert(blocks).values(block);
  assert.deepEqual(await refusal(), [409, 'stale'], 'nobody learns who has blocked them');
  await house.kit.db.delete(blocks);
  await approve(house, luis, { status: 'REJECTED' });
  assert.deepEqual(await refusal(), [403, 'background_check_required']);
  await approve(house, luis, { status: 'PASSED' });
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, luis.id));
  assert.deepEqual(await refusal(), [409, 'stale']);
  const stranger = await anApprovedCleaner(house, 'Sam Stranger');
  assert.equal((await bring(house, job, maria, stranger)).status, 404);
});

test('whose check is withdrawn sees the job no more and does nothing there', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner: maria, startTime: house.clock.now() });
  await bring(house, job, maria, luis);
  await house.kit.db.update(cleanerProfiles).set({ clearance: 'PENDING' }).where(eq(cleanerProfiles.userId, luis.id));
  const tick = await house.patch(
    `/api/jobs/${job.id}/tasks/${await firstTask(house, job)}`,
    { done: true },
    luis.token,
  );
  assert.deepEqual([(await house.get(`/api/jobs/${job.id}`, luis.token)).status, tick.status], [404, 404]);
  assert.deepEqual((await house.get('/api/cleaner/today', luis.token)).body.stops, []);
});

test('two cleaners who name one helper for the same time at once get them once', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  const nina = await anApprovedCleaner(house, 'Nina North');
  await aTie(house, { assigned: nina, helper: luis });
  const startTime = plus(house.clock.now(), 2 * day);
  const [one, other] = [
    await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime }),
    await aJob(house, host, { status: 'ASSIGNED', cleaner: nina, startTime }),
  ];
  const answers = await Promise.all([bring(house, one, maria, luis), bring(house, other, nina, luis)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const open = await aJob(house, host, { startTime });
  const bid = await house.post(`/api/jobs/${open.id}/bids`, { amountCents: 9000 }, luis.token);
  assert.equal(bid.body.error, 'schedule_conflict', 'and they cannot be hired for that time either');
});

test('removed while ticking: either the tick came first, or the job is not there any more', async () => {
  const { house, host, maria, luis, bellsOf } = await aHelpingScene();
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner: maria, startTime: house.clock.now() });
  await bring(house, job, maria, luis);
  const path = `/api/jobs/${job.id}/tasks/${await firstTask(house, job)}`;
  const [tick, removed] = await Promise.all([
    house.patch(path, { done: true }, luis.token),
    house.remove(`/api/cleaner/helpers/${luis.id}`, maria.token),
  ]);
  assert.equal(removed.status, 204);
  assert.ok([200, 404].includes(tick.status), String(tick.status));
  assert.equal((await house.patch(path, { done: false }, luis.token)).status, 404);
  assert.equal((await bring(house, job, maria, luis)).status, 404, 'no helper any more');
  const { body } = await house.get(`/api/jobs/${job.id}`, maria.token);
  const [task] = body.tasks;
  assert.deepEqual([body.helpers, task.doneBy?.name ?? null], [[], tick.status === 200 ? 'Luis R.' : null]);
  assert.ok((await bellsOf(luis)).includes('helpingEnded'));
});

test('helpers go with their cleaner: canceled, given back, moved to a time at which they are elsewhere', async () => {
  const { house, host, maria, luis, bellsOf } = await aHelpingScene();
  const startTime = plus(house.clock.now(), 3 * day);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime });
  await bring(house, job, maria, luis);
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, maria.token)).status, 200);
  assert.deepEqual(await bellsOf(luis), ['helpingNotNeeded'], 'what they were told before has been taken back');
  assert.equal((await house.get('/api/cleaner/jobs/assigned', luis.token)).body.length, 0);

  const next = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime: plus(startTime, day) });
  await bring(house, next, maria, luis);
  await house.work();
  assert.equal((await house.patch(`/api/jobs/${next.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  assert.deepEqual((await bellsOf(luis)).slice(-2), ['helpingChosen', 'helpingCanceled']);
  assert.equal((await house.get(`/api/jobs/${next.id}`, luis.token)).status, 404);
});

test('who is blocked or suspended afterwards comes along no more, and who deletes the account is nobody’s helper', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  const helpersOf = async (job: { id: string }) =>
    (await house.get(`/api/jobs/${job.id}`, maria.token)).body.helpers.map(({ id }: { id: string }) => id);
  const startTime = plus(house.clock.now(), 3 * day);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime });
  await bring(house, job, maria, luis);
  assert.deepEqual(await helpersOf(job), [luis.id]);
  await house.post(`/api/host/cleaners/${luis.id}/block`, undefined, host.token);
  assert.deepEqual(await helpersOf(job), []);
  await house.kit.db.delete(blocks);
  await bring(house, job, maria, luis);
  const gone = await house.send('DELETE', '/api/me', { as: luis.token, body: { email: luis.email } });
  assert.equal(gone.status, 204, JSON.stringify(gone.body));
  assert.deepEqual(await helpersOf(job), []);
  assert.deepEqual((await house.get('/api/cleaner/helpers', maria.token)).body.helpers, []);
});

test('whoever leaves a cleaner whom they do not help holds up none of that cleaner’s jobs', async () => {
  const { house, host, maria } = await aHelpingScene();
  const stranger = await anApprovedCleaner(house, 'Sam Stranger');
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria });
  const status = await house.kit.db.transaction(async (tx) => {
    await tx.select().from(jobs).where(eq(jobs.id, job.id)).for('update');
    return (await house.remove(`/api/cleaner/helping/${maria.id}`, stranger.token)).status;
  });
  assert.equal(status, 404);
});

test('an approval that comes while a helper begins to work on their own counts for bids', async () => {
  const { house, luis } = await aHelpingScene();
  await house.kit.db.update(users).set({ helperOnly: true }).where(eq(users.id, luis.id));
  const clearedUntil = plus(house.clock.now(), 300 * day);
  let approval: Promise<void> | undefined;
  await house.kit.db.transaction(async (tx) => {
    await tx.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, luis.id)).for('update');
    approval = house.kit.db.transaction((other) => setClearance(other, luis.id, 'APPROVED', clearedUntil));
    await until('the approval waits for the profile', () => isHeldUp(house));
    await tx.update(users).set({ helperOnly: false }).where(eq(users.id, luis.id));
  });
  await approval;
  const [profile] = await house.kit.db.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, luis.id));
  assert.deepEqual([profile?.clearedUntil, profile?.ownWorkUntil], [clearedUntil, null]);
});
