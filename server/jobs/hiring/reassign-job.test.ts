import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { auditLog } from '#server/audit/table.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { lostHires } from '../table.ts';

const house = await aHouse();
const admin = await anAdmin(house, { staffRole: 'support' });
const { bellsOf, lastOf } = bellsIn(house);
const reassign = (job: { id: string }, more: object = {}, by = admin) =>
  house.post(`/api/admin/jobs/${job.id}/reassign`, { reason: 'The guests complained.', ...more }, by.token);

test('the next on the ladder takes over at their price; both sides and the next are told, and the chain has the reason', async () => {
  const { host, ana, ben, aLadder, jobRow, mailsTo } = await aScene(house);
  const { job } = await aLadder();
  const { status, body } = await reassign(job);
  assert.deepEqual([status, body.status, body.cleanerId], [200, 'ASSIGNED', ben.id]);
  await house.work();
  assert.deepEqual([(await jobRow(job)).cleaner_id, (await jobRow(job)).payout_cents], [ben.id, 11_000]);
  assert.equal((await lastOf(ana))?.kind, 'takenOff');
  assert.match((await mailsTo(ana)).join(), /A job is no longer yours/);
  assert.equal((await lastOf(host))?.kind, 'backupByFreshkey');
  assert.ok((await bellsOf(ben)).includes('promoted'));
  const [toHost] = await recentMails(house.kit.db, host.email);
  assert.match(
    toHost?.text ?? '',
    /Freshkey has changed who cleans .* You pay .?\$115\.00.?; before, it was .?\$95\.00.?\./s,
  );
  assert.match(toHost?.text ?? '', /Reason: .?The guests complained\./);
  const [toBen] = await recentMails(house.kit.db, ben.email);
  assert.match(toBen?.text ?? '', /Freshkey support has passed the cleaning .* on to you/s);
  assert.deepEqual(await house.kit.db.select().from(lostHires).where(eq(lostHires.cleanerId, ana.id)), []);
  const [link] = await house.kit.db.select().from(auditLog).where(eq(auditLog.subjectId, job.id));
  assert.deepEqual([link?.action, link?.actorId, link?.facts.cleaner], ['reassign job', admin.id, ana.id]);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('without a backup it is open again at its own payout, and whoever is invited takes it by accepting', async () => {
  const { host, ana, cleo, assign } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job);
  await assign(job, ana);
  const { status, body } = await reassign(job, { inviteId: cleo.id });
  assert.deepEqual([status, body.status, body.cleanerId], [200, 'OPEN', null]);
  await house.work();
  assert.equal((await lastOf(host))?.kind, 'reopenedByFreshkey');
  assert.ok((await bellsOf(cleo)).includes('invited'));
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, cleo.token)).status, 200);
});

test('whoever has another job at that time cannot be invited, and nothing has changed', async () => {
  const { host, ana, ben, assign, jobRow } = await aScene(house);
  const [one, other] = [await aJob(house, host), await aJob(house, host)];
  for (const [job, cleaner] of [
    [one, ana],
    [other, ben],
  ] as const) {
    await aBid(house, cleaner, job);
    await assign(job, cleaner);
  }
  const { status, body } = await reassign(one, { inviteId: ben.id });
  assert.deepEqual([status, body.error], [409, 'schedule_conflict']);
  assert.equal((await jobRow(one)).cleaner_id, ana.id);
  assert.equal((await reassign(one, { inviteId: ana.id })).status, 400);
});

test('two admins at once take it off once; an open or begun job is not reassigned, nor by finance', async () => {
  const { host, ana, assign } = await aScene(house);
  const job = await aJob(house, host);
  assert.equal((await reassign(job)).status, 409);
  await aBid(house, ana, job);
  await assign(job, ana);
  const finance = await anAdmin(house, { staffRole: 'finance' });
  assert.equal((await reassign(job, {}, finance)).status, 403);
  assert.equal((await reassign(job, { reason: ' ' })).status, 400);
  const answers = await Promise.all([reassign(job), reassign(job)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});
