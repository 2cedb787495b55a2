import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { jobs } from '#server/jobs/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aReportedJob, type ReportedJob } from '#server/testing/a-report.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();

const act = ({ disputeId }: ReportedJob, what: string, token: string, body?: object) =>
  house.post(`/api/disputes/${disputeId}/${what}`, body, token);
const detailOf = async ({ job, host }: Pick<ReportedJob, 'job' | 'host'>, token = host.token) =>
  (await house.get(`/api/jobs/${job.id}`, token)).body;
const answered = async (report?: object): Promise<ReportedJob> => {
  const reported = await aReportedJob(house, report);
  await act(reported, 'answer', reported.cleaner.token, { text: 'I cleaned it.' });
  return reported;
};
const endSteps = async () => {
  await house.kit.tasks.send(house.kit.db, 'end-report-steps', {});
  await house.work();
};

test('either side escalates; an admin decides with a reason, or 72 hours pass', async () => {
  const admin = await anAdmin(house);
  const decided = await answered();
  const { body } = await act(decided, 'escalate', decided.host.token, { text: 'Look at the photos.' });
  assert.deepEqual(
    [body.status, body.escalation.by, body.escalation.text],
    ['ESCALATED', 'host', 'Look at the photos.'],
  );
  assert.equal(body.deadline, plus(house.clock.now(), 72 * hour).toISOString());
  assert.equal((await act(decided, 'accept', decided.cleaner.token)).status, 409);
  await house.work();
  const waitingBell = async () =>
    (await house.get('/api/notifications', admin.token)).body.find(
      ({ kind }: { kind: string }) => kind === 'reportWaiting',
    )?.readAt;
  assert.equal(await waitingBell(), null);
  const resolve = (payoutCents: number, reason = 'The oven was not cleaned.') =>
    house.post(`/api/admin/disputes/${decided.disputeId}/resolve`, { payoutCents, reason }, admin.token);
  for (const wrong of [499, 12_001, 1]) assert.equal((await resolve(wrong)).status, 400);
  assert.equal((await resolve(9_000, ' ')).status, 400);
  const { status, body: resolved } = await resolve(9_000);
  assert.deepEqual([status, resolved.resolution.by, resolved.resolution.payoutCents], [200, 'admin', 9_000]);
  assert.equal(resolved.resolution.reason, 'The oven was not cleaned.');
  assert.deepEqual([(await resolve(9_000)).status, (await detailOf(decided)).status], [409, 'PAID']);
  await house.work();
  assert.ok(await waitingBell(), 'nothing waits any more');
  // each is told their own sum, and what it was to be
  const sums = [
    [decided.host, /you pay .*\$95\.00.*\$125\.00.* was agreed[\s\S]*The oven was not cleaned\./],
    [decided.cleaner, /you receive .*\$85\.00.*\$115\.00.* was agreed[\s\S]*The oven was not cleaned\./],
  ] as const;
  for (const [{ email }, said] of sums) {
    const mails = await recentMails(house.kit.db, email);
    const mail = mails.find(({ subject }) => subject.startsWith('Freshkey’s decision on the report'));
    assert.match(mail?.text ?? '', said);
  }

  const silent = await answered();
  await act(silent, 'escalate', silent.cleaner.token);
  house.clock.forward(72 * hour);
  await endSteps();
  assert.equal((await detailOf(silent)).dispute.resolution.by, 'deadline');
});

test('an admin is told the last cleaning of the home that was handed in before the reported one', async () => {
  const admin = await anAdmin(house);
  const reported = await aReportedJob(house);
  const earlier = async () => {
    const { body } = await house.get(`/api/admin/disputes?q=${reported.disputeId}`, admin.token);
    return body[0].job.earlier;
  };
  assert.equal(await earlier(), null);
  const [own] = await house.kit.db.select().from(jobs).where(eq(jobs.id, reported.job.id));
  assert.ok(own);
  const aCleaning = async (daysBefore: number, done: boolean) => {
    const startTime = plus(own.startTime, -24 * hour * daysBefore);
    const row = { ...own, id: newId(), startTime, endTime: plus(startTime, 3 * hour), reportStatus: null };
    await house.kit.db.insert(jobs).values({ ...row, submittedAt: done ? plus(startTime, 3 * hour) : null });
    return { id: row.id, startTime: startTime.toISOString() };
  };
  await aCleaning(14, true);
  const last = await aCleaning(7, true);
  await aCleaning(3, false);
  await aCleaning(-7, true);
  assert.deepEqual(await earlier(), last);
});

test('a decision above nothing leaves the cleaner something, whatever fee the job has', async () => {
  const admin = await anAdmin(house);
  const { disputeId, job, cleaner } = await aReportedJob(house);
  const fees = { hostFeeCents: toCents(2_000), cleanerFeeCents: toCents(2_000) };
  await house.kit.db.update(jobs).set(fees).where(eq(jobs.id, job.id));
  const resolve = (payoutCents: number) =>
    house.post(`/api/admin/disputes/${disputeId}/resolve`, { payoutCents, reason: 'Half of it.' }, admin.token);
  const refused = await resolve(2_499);
  assert.deepEqual([refused.status, refused.body.fields.payoutCents], [400, 'Nothing, or at least $25']);
  assert.equal((await resolve(2_500)).status, 200);
  const { body } = await house.get(`/api/jobs/${job.id}/money`, cleaner.token);
  assert.deepEqual([body.hostPaysCents, body.cleanerReceivesCents, body.platformKeepsCents], [4_500, 500, 4_000]);
});

test('an admin may decide a report at any step until it is resolved', async () => {
  const admin = await anAdmin(house);
  const open = await aReportedJob(house);
  const body = { payoutCents: 12_000, reason: 'Nothing was wrong.' };
  assert.equal((await house.post(`/api/admin/disputes/${open.disputeId}/resolve`, body, admin.token)).status, 200);
  assert.equal((await house.post(`/api/admin/disputes/${newId()}/resolve`, body, admin.token)).status, 404);
});

test('admins find reports by person, title, id, step and reason, the ones to decide first', async () => {
  const admin = await anAdmin(house);
  const [open, escalated] = [await aReportedJob(house, { reason: 'damage' }), await answered({ reason: 'damage' })];
  await act(escalated, 'escalate', escalated.host.token);
  const list = async (query: string) => house.get(`/api/admin/disputes?${query}`, admin.token);
  const { body, headers } = await list('reason=damage');
  assert.deepEqual(
    body.map(({ id }: { id: string }) => id),
    [escalated.disputeId, open.disputeId],
  );
  assert.equal(headers['x-total-count'], '2');
  const next = await list(`reason=damage&limit=1`);
  const cursor = /cursor=([\w-]+)/.exec(String(next.headers.link))?.[1];
  assert.equal((await list(`reason=damage&limit=1&cursor=${cursor}`)).body[0].id, open.disputeId);
  for (const q of [open.job.id, open.disputeId]) assert.equal((await list(`q=${q}`)).body.length, 1);
  assert.equal((await list('reason=damage&status=ESCALATED')).body[0].cleaner.id, escalated.cleaner.id);
  const [row] = (await list(`q=${open.job.id}`)).body;
  assert.deepEqual([row.job.payoutCents, row.job.hostFeeCents, row.host.id], [12_000, 500, open.host.id]);
});

test('admins list what is not resolved yet, as many as the menu counts', async () => {
  const admin = await anAdmin(house);
  const waiting = await answered();
  const { body: open } = await house.get('/api/admin/disputes?open=true', admin.token);
  const ids = open.map(({ id }: { id: string }) => id);
  assert.ok(ids.includes(waiting.disputeId));
  assert.ok(open.every(({ status }: { status: string }) => status !== 'RESOLVED'));
  const { body: stats } = await house.get('/api/admin/stats', admin.token);
  assert.equal(stats.disputeCount, ids.length);
});
