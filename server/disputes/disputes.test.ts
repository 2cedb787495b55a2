import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { deliverables, jobs, jobTasks } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aPhotoOf, aReportedJob, type ReportedJob } from '#server/testing/a-report.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const { bellsOf } = bellsIn(house);

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

test('a host reports a problem within 72 hours of submission, once, and both see it', async () => {
  const { job, host, cleaner } = await aSubmittedJob(house);
  const [task] = await house.kit.db.select().from(jobTasks).where(eq(jobTasks.jobId, job.id)).limit(1);
  const sent = { reason: 'task_missing', text: ' The oven is not clean. ', taskIds: [task?.id] };
  const photoUrls = [await aPhotoOf(house, host)];
  const { status, body } = await house.post(`/api/jobs/${job.id}/disputes`, { ...sent, photoUrls }, host.token);
  assert.deepEqual(
    [status, body.status, body.text, body.taskIds, body.photoUrls.length, body.answer, body.proposal, body.resolution],
    [201, 'OPEN', 'The oven is not clean.', [task?.id], 1, null, null, null],
  );
  assert.equal(body.deadline, plus(house.clock.now(), 24 * hour).toISOString());
  for (const { token } of [host, cleaner, await anAdmin(house)])
    assert.deepEqual((await detailOf({ job, host }, token)).dispute, body);
  const [listed] = (await house.get('/api/cleaner/jobs/assigned', cleaner.token)).body;
  assert.deepEqual([listed.id, listed.reportStatus], [job.id, 'OPEN']);
  const again = await house.post(`/api/jobs/${job.id}/disputes`, sent, host.token);
  assert.deepEqual([again.status, again.body.error], [409, 'already_exists']);
  const { timeline } = await detailOf({ job, host });
  assert.deepEqual(timeline.at(-1).kind, 'DISPUTED');
});

test('after 72 hours it is too late, and what is not submitted cannot be reported', async () => {
  const { job, host, cleaner } = await aSubmittedJob(house);
  const report = () => house.post(`/api/jobs/${job.id}/disputes`, { reason: 'late', text: 'Late.' }, host.token);
  await house.kit.db
    .update(jobs)
    .set({ submittedAt: plus(house.clock.now(), -72 * hour - 1) })
    .where(eq(jobs.id, job.id));
  const late = await report();
  assert.deepEqual([late.status, late.body.error], [409, 'too_late']);
  await house.kit.db.update(jobs).set({ status: 'IN_PROGRESS' }).where(eq(jobs.id, job.id));
  const early = await report();
  assert.deepEqual([early.status, early.body.error], [409, 'invalid_transition']);
  const stranger = await aHost(house);
  const body = { reason: 'late', text: 'Late.' };
  assert.equal((await house.post(`/api/jobs/${job.id}/disputes`, body, stranger.token)).status, 404);
  assert.equal((await house.post(`/api/jobs/${job.id}/disputes`, body, cleaner.token)).status, 403);
});

test('only one’s own uploads and the job’s own tasks belong to a report', async () => {
  const { job, host, cleaner } = await aSubmittedJob(house);
  const report = (more: object) =>
    house.post(`/api/jobs/${job.id}/disputes`, { reason: 'other', text: 'See the photo.', ...more }, host.token);
  const foreign = await report({ photoUrls: [await aPhotoOf(house, cleaner)] });
  assert.deepEqual([foreign.status, Object.keys(foreign.body.fields)], [400, ['photoUrls']]);
  const unknown = await report({ taskIds: [newId()] });
  assert.deepEqual([unknown.status, Object.keys(unknown.body.fields)], [400, ['taskIds']]);
  assert.equal((await report({ text: ' ' })).status, 400);
  const photo = await aPhotoOf(house, host);
  assert.equal((await report({ photoUrls: [photo, photo] })).body.photoUrls.length, 1);
  house.clock.forward(2 * day);
  await house.kit.tasks.send(house.kit.db, 'sweep-uploads', {});
  await house.work();
  const kept = await house.kit.db
    .select()
    .from(uploads)
    .where(eq(uploads.storageKey, photo.slice(8)));
  assert.equal(kept.length, 1, 'a picture on a report is not swept away');
});

test('the cleaner’s answer brings the table’s proposal, with its evidence, and both accepting resolves it', async () => {
  const reported = await aReportedJob(house);
  const { job, host, cleaner } = reported;
  const startedAt = plus(job.startTime, 38 * minute);
  await house.kit.db.update(jobs).set({ startedAt }).where(eq(jobs.id, job.id));
  await afterPhotoOn(reported);
  const { body } = await act(reported, 'answer', cleaner.token, { text: 'The bridge was up.' });
  assert.deepEqual(
    [body.status, body.answer.text, body.proposal.payoutCents],
    ['PROPOSED', 'The bridge was up.', 10_800],
  );
  const [rule] = body.proposal.rules;
  assert.deepEqual([rule.rule, rule.takenOffCents], ['late_30', 1_200]);
  assert.deepEqual(
    rule.evidence.map(({ kind, code }: { kind: string; code: string }) => [kind, code]),
    [
      ['time', 'windowBegan'],
      ['time', 'started'],
    ],
  );
  assert.match(rule.evidence[1].text, /^Work was started on .+, 11:38\sAM CDT$/);
  const first = await act(reported, 'accept', cleaner.token);
  assert.deepEqual([first.status, first.body.status, first.body.acceptedBy], [200, 'PROPOSED', 'cleaner']);
  assert.equal((await act(reported, 'accept', cleaner.token)).status, 409);
  const { body: both } = await act(reported, 'accept', host.token);
  const { payoutCents, by } = both.resolution;
  assert.deepEqual([both.status, payoutCents, by, both.deadline], ['RESOLVED', 10_800, 'agreement', null]);
  const { status, timeline, can } = await detailOf(reported);
  assert.equal(status, 'PAID');
  assert.deepEqual(
    timeline.slice(-3).map(({ kind }: { kind: string }) => kind),
    ['DISPUTED', 'RESOLVED', 'PAID'],
  );
  assert.ok(can.includes('review'));
});

async function afterPhotoOn({ job, cleaner }: ReportedJob): Promise<void> {
  const photo = await aPhotoOf(house, cleaner);
  const [upload] = await house.kit.db
    .select()
    .from(uploads)
    .where(eq(uploads.storageKey, photo.slice(8)));
  const row = { id: newId(), jobId: job.id, uploadId: upload?.id ?? '', photoType: 'AFTER' as const };
  await house.kit.db.insert(deliverables).values({ ...row, createdAt: house.clock.now() });
}

test('silence lets the table propose after 24 hours, and then means what the proposal says', async () => {
  const reported = await aReportedJob(house);
  await house.kit.db.update(jobs).set({ startedAt: reported.job.startTime }).where(eq(jobs.id, reported.job.id));
  house.clock.forward(24 * hour - 1);
  await endSteps();
  assert.equal((await detailOf(reported)).dispute.status, 'OPEN');
  house.clock.forward(1);
  const late = await act(reported, 'answer', reported.cleaner.token, { text: 'Sorry.' });
  assert.deepEqual([late.status, late.body.error], [409, 'invalid_transition']);
  await endSteps();
  const { dispute } = await detailOf(reported);
  // no photo taken after the work
  assert.deepEqual([dispute.status, dispute.answer, dispute.proposal.payoutCents], ['PROPOSED', null, 9_000]);
  house.clock.forward(24 * hour);
  await endSteps();
  const { dispute: ended, status } = await detailOf(reported);
  assert.deepEqual(
    [ended.status, ended.resolution.by, ended.resolution.payoutCents, status],
    ['RESOLVED', 'deadline', 9_000, 'PAID'],
  );
});

test('an offer to come back stands until a day after that time; escalating falls back to the record', async () => {
  const reported = await aReportedJob(house);
  const answer = (recleanAt: Date) =>
    act(reported, 'answer', reported.cleaner.token, { text: 'I will come back.', recleanAt: recleanAt.toISOString() });
  for (const wrong of [house.clock.now(), plus(house.clock.now(), 72 * hour + 1)])
    assert.deepEqual(Object.keys((await answer(wrong)).body.fields), ['recleanAt']);
  const recleanAt = plus(house.clock.now(), 20 * hour);
  const { body } = await answer(recleanAt);
  assert.deepEqual([body.proposal.payoutCents, body.proposal.rules[0].rule], [12_000, 'reclean']);
  assert.equal(body.deadline, plus(recleanAt, 24 * hour).toISOString());
  const { body: escalated } = await act(reported, 'escalate', reported.host.token);
  assert.deepEqual([escalated.proposal.payoutCents, escalated.proposal.rules[0].rule], [9_000, 'no_photo']);
});

test('a withdrawn report ends, is not made again, and leaves the job as it was', async () => {
  const reported = await aReportedJob(house);
  const { body } = await act(reported, 'withdraw', reported.host.token);
  assert.deepEqual([body.status, body.resolution.by, body.resolution.payoutCents], ['RESOLVED', 'withdrawn', 12_000]);
  const { status, settlesAt, can } = await detailOf(reported);
  assert.deepEqual([status, settlesAt !== null, can.includes('report')], ['SUBMITTED', true, false]);
  assert.equal((await act(reported, 'withdraw', reported.host.token)).status, 409);
});

test('nobody else sees a report, and to them it does not exist', async () => {
  const reported = await answered();
  const stranger = await aHost(house);
  for (const what of ['accept', 'escalate', 'withdraw'])
    assert.equal((await act(reported, what, stranger.token)).status, 404);
  assert.equal((await house.get(`/api/jobs/${reported.job.id}`, stranger.token)).status, 404);
});

test('each step reaches whoever it is the turn of, by bell and mail', async () => {
  const reported = await aReportedJob(house);
  const { host, cleaner } = reported;
  await house.work();
  assert.deepEqual(await bellsOf(cleaner), ['jobReported']);
  await act(reported, 'answer', cleaner.token, { text: 'I cleaned it.' });
  await act(reported, 'accept', host.token);
  await house.work();
  assert.deepEqual(await bellsOf(cleaner), ['jobReported', 'proposalAccepted']);
  await act(reported, 'accept', cleaner.token);
  await house.work();
  assert.ok((await bellsOf(host)).includes('reportAnswered'));
  for (const somebody of [host, cleaner]) assert.ok((await bellsOf(somebody)).includes('reportResolved'));
  const subjects = (await recentMails(house.kit.db, cleaner.email)).map(({ subject }) => subject).join();
  assert.match(subjects, /resolved/);
});
