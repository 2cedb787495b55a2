import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskHandlers } from '#server/app.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const { bellsOf, lastOf } = bellsIn(house);
const suspend = ({ id }: { id: string }) =>
  house.post(`/api/admin/users/${id}/suspend`, { reason: 'Rude to guests.' }, admin.token);
const restore = ({ id }: { id: string }) =>
  house.post(`/api/admin/users/${id}/restore`, { reason: 'Has apologized.' }, admin.token);

test('a suspended host’s open jobs leave every list and take no bid, and are back once they are restored', async () => {
  const { host, ana, ben } = await aScene(house);
  const job = await aJob(house, host);
  const bid = await aBid(house, ben, job);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ana.id }, host.token);
  const lists = ['/api/jobs/available', '/api/jobs/preview', '/api/cleaner/recommended-jobs', '/api/cleaner/requests'];
  const seenIn = async (path: string) =>
    (await house.get(path, ana.token)).body.some(({ id }: { id: string }) => id === job.id);
  for (const path of lists) assert.equal(await seenIn(path), true, path);
  const near = async () => (await house.get('/api/jobs/nearby?near=78701', ana.token)).body.count;
  const before = await near();
  await suspend(host);
  for (const path of lists) assert.equal(await seenIn(path), false, path);
  assert.equal(await near(), before - 1);
  const { cleo } = await aScene(house);
  assert.equal((await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, cleo.token)).status, 404);
  assert.equal((await house.get(`/api/jobs/${job.id}`, cleo.token)).status, 404);
  const accepted = await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token);
  assert.deepEqual([accepted.status, accepted.body.error], [409, 'job_not_open']);
  assert.equal((await house.patch(`/api/bids/${bid.id}`, { amountCents: 8000 }, ben.token)).body.error, 'job_not_open');
  const seen = (await house.get(`/api/jobs/${job.id}`, ben.token)).body;
  assert.deepEqual(seen.can, ['withdrawBid', 'message'], 'who has bid may take the bid back');
  await restore(host);
  for (const path of lists) assert.equal(await seenIn(path), true, path);
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token)).status, 200);
});

test('a suspended cleaner’s pending bid cannot be accepted', async () => {
  const { host, ana, assign } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  await suspend(ana);
  const { status, body } = await assign(job, ana);
  assert.deepEqual([status, body.error], [409, 'stale']);
  await restore(ana);
  assert.equal((await assign(job, ana)).status, 200);
});

test('a job that has not begun goes down the ladder, then opens again; its host is told each time', async () => {
  const { host, ana, ben, cleo, aLadder, jobRow, mailsTo } = await aScene(house);
  const { job } = await aLadder();
  await suspend(ana);
  await house.work();
  const passed = await jobRow(job);
  assert.deepEqual([passed.status, passed.cleaner_id, passed.payout_cents], ['ASSIGNED', ben.id, 11_000]);
  assert.equal((await lastOf(host))?.kind, 'backupAfterSuspension');
  assert.ok((await bellsOf(ben)).includes('promoted'));
  assert.match((await mailsTo(host)).join(), /Another cleaner is taking over/);
  const [mail] = await recentMails(house.kit.db, host.email);
  assert.match(mail?.text ?? '', /^Ana is no longer available .* Ben takes over; you pay \$115\.00\.$/m);
  await suspend(cleo);
  await suspend(ben);
  await house.work();
  const opened = await jobRow(job);
  assert.deepEqual([opened.status, opened.cleaner_id, opened.payout_cents], ['OPEN', null, 12_000]);
  assert.equal((await lastOf(host))?.kind, 'reopenedAfterSuspension');
  await restore(ana);
  await house.work();
  assert.equal((await jobRow(job)).status, 'OPEN', 'what has gone does not come back');
});

test('work under way stays with the cleaner; its host is told, and an admin may cancel it', async () => {
  const { host, ana, jobRow } = await aScene(house);
  const startTime = plus(house.clock.now(), -hour);
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner: ana, startTime });
  await suspend(ana);
  await house.work();
  const { status, cleaner_id } = await jobRow(job);
  assert.deepEqual([status, cleaner_id], ['IN_PROGRESS', ana.id]);
  assert.equal((await lastOf(host))?.kind, 'workCutShort');
  const submitted = await house.patch(`/api/jobs/${job.id}`, { status: 'SUBMITTED' }, ana.token);
  assert.equal(submitted.body.error, 'account_suspended');
  const canceled = await house.post(`/api/admin/jobs/${job.id}/cancel`, { reason: 'Not finished.' }, admin.token);
  assert.equal(canceled.status, 200);
});

test('who is restored before the worker comes to it keeps the job', async () => {
  const { ana, aLadder, jobRow } = await aScene(house);
  const { job } = await aLadder();
  await house.work();
  await suspend(ana);
  await restore(ana);
  await house.work();
  assert.equal((await jobRow(job)).cleaner_id, ana.id);
});

test('following a suspension twice changes nothing more', async () => {
  const { ana, ben, aLadder, jobRow } = await aScene(house);
  const { job } = await aLadder();
  await suspend(ana);
  const follow = taskHandlers(house.kit)['follow-fact'];
  for (let time = 0; time < 2; time++) await follow?.({ fact: { kind: 'account suspended', userId: ana.id } });
  await house.work();
  assert.equal((await jobRow(job)).cleaner_id, ben.id);
});

test('a job that a suspended host has given to somebody goes on', async () => {
  const { ana, jobRow } = await aScene(house);
  const host = await aHost(house);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana, startTime: plus(house.clock.now(), hour) });
  await suspend(host);
  await house.work();
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, ana.token)).status, 200);
  assert.equal((await jobRow(job)).status, 'IN_PROGRESS');
});
