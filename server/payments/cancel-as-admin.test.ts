import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { earningsOf } from '#server/testing/a-payout-account.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const cancel = (jobId: string, reason = 'The home was sold') =>
  house.post(`/api/admin/jobs/${jobId}/cancel`, { reason }, admin.token);
const bellsOf = async ({ token }: Somebody) =>
  (await house.get('/api/notifications', token)).body.map(({ kind }: { kind: string }) => kind);

test('an admin calls a job off an hour before it: nobody pays, both are told, and the reason is kept', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house, 'Asa Assigned')];
  await aCard(house, host);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: plus(house.clock.now(), hour) });
  assert.equal((await cancel(job.id, ' ')).status, 400);
  const { status, body } = await cancel(job.id);
  assert.deepEqual([status, body.status], [200, 'CANCELED']);
  await house.work();
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 0, pending: 0, paidOut: 0 });
  assert.ok((await bellsOf(host)).includes('canceledByAdmin') && (await bellsOf(cleaner)).includes('jobCanceled'));
  const textTo = async ({ email }: { email: string }) => (await recentMails(house.kit.db, email))[0]?.text ?? '';
  assert.match(await textTo(host), /Freshkey has canceled.*You won’t be charged\.\s+Reason: The home was sold/);
  assert.match(
    await textTo(cleaner),
    /Freshkey has canceled.*You won’t be paid for it, and it doesn’t count against you\.\s+Reason: The home was sold/,
  );
  const { rows } = await house.kit.db.execute(
    sql`select text from audit_note n join audit_log l on l.id = n.audit_id where l.subject_id = ${job.id}`,
  );
  assert.equal(rows[0]?.text, 'The home was sold');
  for (const { token } of [host, cleaner, admin])
    assert.equal((await house.get(`/api/jobs/${job.id}`, token)).body.cancelReason, 'The home was sold');
  assert.equal((await cancel(job.id)).status, 409);
});

test('an open job whose time is over is called off as any other that is not paid', async () => {
  const host = await aHost(house);
  const start = plus(house.clock.now(), -5 * hour);
  const job = await aJob(house, host, { startTime: start, endTime: plus(start, 3 * hour) });
  assert.equal((await cancel(job.id)).status, 200);
  const { body: seen } = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.deepEqual([seen.status, seen.cancelReason], ['CANCELED', 'The home was sold']);
});

test('what the host’s bank was still asked about can no longer be paid once an admin has canceled', async () => {
  const { host, cleaner, job } = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  assert.equal((await cancel(job.id)).status, 200);
  await house.work();
  const path = `/sandbox/payment-intents/${body.paymentIntentId}/authenticate`;
  await house.post(path, { clientSecret: body.clientSecret, approve: true });
  await house.work();
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 0, pending: 0, paidOut: 0 });
  assert.equal((await house.get(`/api/jobs/${job.id}/money`, host.token)).body.hostPaysCents, 0);
});

test('a report about it is over with the job; a paid job stays paid', async () => {
  const { job, host, cleaner } = await aReportedJob(house);
  assert.equal((await cancel(job.id)).status, 200);
  const { dispute } = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  assert.equal(dispute.status, 'RESOLVED');
  const { payoutCents, by, reason } = dispute.resolution;
  assert.deepEqual([payoutCents, by, reason], [0, 'admin', 'The home was sold'], 'nobody has withdrawn it');
  const paid = await aSubmittedJob(house);
  await house.post(`/api/jobs/${paid.job.id}/checkout`, undefined, paid.host.token);
  assert.equal((await cancel(paid.job.id)).body.error, 'invalid_transition');
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
});
