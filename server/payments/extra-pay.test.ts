import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

async function anAssignedJob({ startsIn = 6 * hour, payoutCents = 12_001, card = testCards.pays, hours = 2 } = {}) {
  const host = await aHost(house);
  await aCard(house, host, card);
  const cleaner = await anApprovedCleaner(house, 'Asa Assigned');
  const startTime = plus(house.clock.now(), startsIn);
  const options = { status: 'ASSIGNED' as const, cleaner, startTime, payoutCents: toCents(payoutCents) };
  const job = await aJob(house, host, options);
  await aBid(house, cleaner, job, { status: 'ACCEPTED', amountCents: toCents(payoutCents), estimatedHours: hours });
  return { job, host, cleaner };
}

const moneyOf = async (jobId: string, token: string) => {
  const { body } = await house.get(`/api/jobs/${jobId}/money`, token);
  return [body.hostPaysCents, body.cleanerReceivesCents, body.platformKeepsCents];
};

test('canceling less than 24 hours before the start pays the cleaner half, rounded up, free at once', async () => {
  const { job, host, cleaner } = await anAssignedJob();
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  assert.deepEqual(await moneyOf(job.id, host.token), [6_001, 6_001, 0]);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 6_001, pending: 0, paidOut: 0 });
  await house.work();
  assert.equal((await earningsOf(house, cleaner)).balance, 6_001, 'its task charges nothing twice');
});

test('canceling 24 hours before or earlier costs nothing', async () => {
  const { job, host, cleaner } = await anAssignedJob({ startsIn: 24 * hour });
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.deepEqual(await moneyOf(job.id, host.token), [0, 0, 0]);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
});

test('cancel against start: one of them wins, and the cleaner is paid half only if it was the cancellation', async () => {
  for (let round = 0; round < 4; round++) {
    const { job, host, cleaner } = await anAssignedJob({ startsIn: hour });
    const [canceled, started] = await Promise.all([
      house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token),
      house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token),
    ]);
    assert.equal([canceled.status, started.status].filter((status) => status === 200).length, 1);
    assert.equal((await earningsOf(house, cleaner)).balance, canceled.status === 200 ? 6_001 : 0);
  }
});

test('a card that refuses is tried again the next day, with the one that is the default by then', async () => {
  const { job, host, cleaner } = await anAssignedJob({ card: testCards.insufficientFunds });
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
  const { id } = await aCard(house, host);
  await house.post(`/api/host/payment-methods/${id}/default`, undefined, host.token);
  house.clock.forward(25 * hour);
  await runTask(house, 'charge-waiting');
  assert.equal((await earningsOf(house, cleaner)).balance, 6_001);
});

test('waiting is free for 15 minutes, then paid by the minute, and charged a day after the work was submitted', async () => {
  const { job, host, cleaner } = await anAssignedJob({ startsIn: 0, payoutCents: 12_000 });
  const report = () => house.post(`/api/jobs/${job.id}/waiting`, { reason: 'guest_still_here' }, cleaner.token);
  const waited = await report();
  assert.deepEqual([waited.status, waited.body.status], [200, 'IN_PROGRESS']);
  assert.equal((await report()).status, 409);
  house.clock.forward(25 * minute);
  assert.equal((await house.post(`/api/jobs/${job.id}/waiting/end`, undefined, cleaner.token)).status, 200);
  const seen = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.equal(seen.status, 200, JSON.stringify(seen.body));
  const { waiting } = seen.body;
  // $60 an hour, ten minutes
  assert.deepEqual([waiting.reason, waiting.centsPerHour, waiting.payCents], ['guest_still_here', 6_000, 1_000]);
  await house.kit.db.$client.query(`update job set status = 'SUBMITTED', submitted_at = $1 where id = $2`, [
    house.clock.now(),
    job.id,
  ]);
  await runTask(house, 'charge-waiting');
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
  house.clock.forward(24 * hour);
  for (const _ of [1, 2]) await runTask(house, 'charge-waiting');
  assert.equal((await earningsOf(house, cleaner)).balance, 1_000);
});

test('after 75 minutes the cleaner may leave: half the payout and an hour’s pay, without fees, a day later', async () => {
  const { job, host, cleaner } = await anAssignedJob({ startsIn: 0, payoutCents: 12_001 });
  const leave = () => house.post(`/api/jobs/${job.id}/could-not-clean`, undefined, cleaner.token);
  await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  house.clock.forward(74 * minute);
  assert.equal((await leave()).body.error, 'too_early');
  house.clock.forward(minute);
  const left = await leave();
  assert.deepEqual([left.status, left.body.status, left.body.payoutCents], [200, 'SUBMITTED', 6_001]);
  const { couldNotClean, settlesAt } = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  assert.deepEqual([couldNotClean, settlesAt], [true, plus(house.clock.now(), 24 * hour).toISOString()]);
  house.clock.forward(24 * hour);
  for (const task of ['charge-due-jobs', 'charge-waiting']) await runTask(house, task);
  assert.deepEqual(await moneyOf(job.id, host.token), [12_002, 12_002, 0]);
  await house.work();
  const { body: bells } = await house.get('/api/notifications', host.token);
  const kinds = bells.map(({ kind }: { kind: string }) => kind);
  assert.ok(kinds.includes('noAccess') && kinds.includes('couldNotClean'));
});

test('the wait cannot be reported before the start', async () => {
  const { job, cleaner } = await anAssignedJob({ startsIn: hour });
  const { body } = await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  assert.equal(body.error, 'too_early');
});
