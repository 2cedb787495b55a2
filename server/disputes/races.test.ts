import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import { hour } from '#server/platform/clock.ts';
import { aReportedJob, type ReportedJob } from '#server/testing/a-report.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { endReportSteps } from './end-report-steps.ts';

const house = await aHouse();
const rounds = 6;

const act = ({ disputeId }: ReportedJob, what: string, token: string, body?: object) =>
  house.post(`/api/disputes/${disputeId}/${what}`, body, token);
const answered = async (): Promise<ReportedJob> => {
  const reported = await aReportedJob(house);
  await act(reported, 'answer', reported.cleaner.token, { text: 'I cleaned it.' });
  return reported;
};
const resolutionsOf = async ({ job }: Pick<ReportedJob, 'job'>) => {
  const { rows } = await house.kit.db.execute<{ ended: number; paid: number }>(sql`
    select count(*) filter (where kind = 'RESOLVED')::int ended, count(*) filter (where kind = 'PAID')::int paid
    from job_timeline where job_id = ${job.id}`);
  return rows[0];
};
/** What the host was charged in the end, once. */
const chargedFor = async ({ job }: Pick<ReportedJob, 'job'>) => {
  await house.work();
  const rows = await house.kit.db.select().from(payments).where(eq(payments.jobId, job.id));
  return rows.map(({ amountCents, refundedCents }) => amountCents - refundedCents);
};

test('a report and the charge at the same moment: whichever is first, nothing is lost and nothing released', async () => {
  for (let round = 0; round < rounds; round++) {
    const due = await aSubmittedJob(house);
    house.clock.forward(48 * hour);
    await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
    const body = { reason: 'late', text: 'An hour late.' };
    const [reported] = await Promise.all([
      house.post(`/api/jobs/${due.job.id}/disputes`, body, due.host.token),
      house.work(),
    ]);
    assert.equal(reported.status, 201);
    house.clock.forward(30 * hour);
    const earnings = (await house.get('/api/cleaner/earnings', due.cleaner.token)).body;
    assert.equal(earnings.balanceCents, 0);
    await house.kit.db.update(jobs).set({ status: 'CANCELED', reportDueAt: null }).where(eq(jobs.id, due.job.id));
  }
});

test('both accept at once, one of them twice: it is resolved and charged once', async () => {
  for (let round = 0; round < rounds; round++) {
    const reported = await answered();
    const { host, cleaner } = reported;
    const answers = await Promise.all(
      [host, cleaner, host, cleaner].map(({ token }) => act(reported, 'accept', token)),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 409, 409]);
    assert.deepEqual(await resolutionsOf(reported), { ended: 1, paid: 1 });
    assert.deepEqual(await chargedFor(reported), [9_500]);
  }
});

test('escalating against the deadline, and an admin against both: one of them decides', async () => {
  for (let round = 0; round < rounds; round++) {
    const reported = await answered();
    house.clock.forward(24 * hour - 1);
    const admin = await anAdmin(house);
    const decided = { payoutCents: 7_000, reason: 'As the photos show.' };
    const outcomes = await Promise.all([
      act(reported, 'escalate', reported.host.token),
      house.post(`/api/admin/disputes/${reported.disputeId}/resolve`, decided, admin.token),
      act(reported, 'accept', reported.cleaner.token),
      Promise.resolve(house.clock.forward(1)).then(() => endReportSteps(house.kit)),
    ]);
    for (const outcome of outcomes.slice(0, 3)) assert.match(String(outcome?.status), /^(200|409)$/);
    house.clock.forward(72 * hour);
    await endReportSteps(house.kit);
    const { dispute } = (await house.get(`/api/jobs/${reported.job.id}`, reported.host.token)).body;
    assert.equal(dispute.status, 'RESOLVED');
    assert.equal((await resolutionsOf(reported))?.ended, 1);
    assert.deepEqual(await chargedFor(reported), [dispute.resolution.payoutCents + 500]);
  }
});

test('withdrawing against a payment in full: the job is paid once, in full', async () => {
  for (let round = 0; round < rounds; round++) {
    const reported = await aReportedJob(house);
    const { host, job } = reported;
    await Promise.all([
      act(reported, 'withdraw', host.token),
      house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token),
    ]);
    assert.deepEqual(await resolutionsOf(reported), { ended: 1, paid: 1 });
    assert.deepEqual(await chargedFor(reported), [12_500]);
  }
});
