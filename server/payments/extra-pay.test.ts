import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { ProviderRefused } from '#server/platform/payment-provider.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';

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

test('a host who saw another sum before canceling is asked again, and nothing has happened', async () => {
  const { job, host, cleaner } = await anAssignedJob({ startsIn: 24 * hour });
  const cancel = (amountCents: number) =>
    house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED', amountCents }, host.token);
  house.clock.forward(minute);
  const refused = await cancel(0);
  assert.deepEqual([refused.status, refused.body.error], [409, 'stale']);
  assert.equal((await house.get(`/api/jobs/${job.id}`, host.token)).body.status, 'ASSIGNED');
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { amountCents: 0 }, host.token)).status, 400);
  assert.equal((await cancel(6_001)).status, 200);
  assert.equal((await earningsOf(house, cleaner)).balance, 6_001);
});

test('a cleaner who has not come by the start is not paid for a cancellation after it', async () => {
  const { job, host, cleaner } = await anAssignedJob({ startsIn: hour });
  house.clock.forward(hour + 10 * minute);
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  assert.deepEqual(await moneyOf(job.id, host.token), [0, 0, 0]);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
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
  assert.deepEqual(await moneyOf(job.id, host.token), [12_001, 12_001, 0]);
  await house.work();
  const { body: bells } = await house.get('/api/notifications', host.token);
  const kinds = bells.map(({ kind }: { kind: string }) => kind);
  assert.ok(kinds.includes('noAccess') && kinds.includes('couldNotClean'));
});

test('whoever waits and leaves is paid no more than for the cleaning, whatever hours the bid named', async () => {
  const { job, host, cleaner } = await anAssignedJob({ startsIn: 0, payoutCents: 10_000, hours: 1 });
  await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'guest_still_here' }, cleaner.token);
  house.clock.forward(75 * minute);
  await house.post(`/api/jobs/${job.id}/could-not-clean`, undefined, cleaner.token);
  house.clock.forward(24 * hour);
  for (const task of ['charge-due-jobs', 'charge-waiting']) await runTask(house, task);
  assert.deepEqual(await moneyOf(job.id, host.token), [10_000, 10_000, 0]);
});

test('the wait cannot be reported before the start', async () => {
  const { job, cleaner } = await anAssignedJob({ startsIn: hour });
  const { body } = await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  assert.equal(body.error, 'too_early');
});

const postingOf = async (host: Somebody) => {
  const property = await aProperty(house, host);
  const startTime = plus(house.clock.now(), 48 * hour);
  const times = { startTime: startTime.toISOString(), endTime: plus(startTime, 4 * hour).toISOString() };
  return house.post('/api/jobs', { propertyId: property.id, cleaningType: 'standard', ...times }, host.token);
};

test('a late cancellation that the card refuses is owed: nothing is posted until the host has paid it', async () => {
  const { job, host, cleaner } = await anAssignedJob({ card: testCards.insufficientFunds });
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  const seen = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  assert.deepEqual(
    [seen.can.includes('pay'), seen.unpaid.kind, seen.unpaid.why, seen.unpaid.amountCents],
    [true, 'cancellation', 'declined', 6_001],
  );
  const refused = await postingOf(host);
  await house.work();
  const { body: bells } = await house.get('/api/notifications', host.token);
  assert.equal(bells[0].kind, 'cancellationUnpaid', 'in its own words, not those of a cleaning');
  assert.deepEqual([refused.status, refused.body.error, refused.body.amountCents], [402, 'payment_due', 6_001]);
  const [last] = (await house.get('/api/host/payment-methods', host.token)).body;
  assert.equal((await house.remove(`/api/host/payment-methods/${last.id}`, host.token)).status, 409);
  const { id } = await aCard(house, host);
  const paid = await house.post(`/api/jobs/${job.id}/checkout`, { paymentMethodId: id }, host.token);
  assert.equal(paid.status, 200, JSON.stringify(paid.body));
  const { status, payoutCents, platformFeeCents, totalCents } = paid.body;
  assert.deepEqual([status, payoutCents, platformFeeCents, totalCents], ['succeeded', 6_001, 0, 6_001]);
  assert.equal((await earningsOf(house, cleaner)).balance, 6_001);
  const after = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  assert.deepEqual([after.can.includes('pay'), after.unpaid], [false, null]);
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token)).status, 409);
  assert.equal((await postingOf(host)).status, 201);
});

test('cents of waiting pay that no card pays are owed by nobody', async () => {
  const { job, host, cleaner } = await anAssignedJob({ startsIn: 0, payoutCents: 3_000, hours: 12 });
  await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  house.clock.forward(20 * minute);
  await house.post(`/api/jobs/${job.id}/waiting/end`, undefined, cleaner.token);
  await house.kit.db.$client.query(`update job set status = 'SUBMITTED', submitted_at = $1 where id = $2`, [
    house.clock.now(),
    job.id,
  ]);
  house.clock.forward(24 * hour);
  const refusal = () => Promise.reject(new ProviderRefused('Amount must be at least $0.50 usd'));
  const restore = withProvider(house, (provider) => ({ ...provider, createPayment: refusal }));
  await runTask(house, 'charge-waiting');
  restore();
  const { waiting, unpaid } = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  assert.deepEqual([waiting.payCents, unpaid], [21, null]);
  assert.equal((await postingOf(host)).status, 201);
});

test('extra pay whose task died is charged all the same', async () => {
  const { job, host, cleaner } = await anAssignedJob();
  const down = withProvider(house, (provider) => ({
    ...provider,
    createPayment: () => Promise.reject(new Error('a fault of our own')),
  }));
  const { status } = await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.equal(status, 200, 'the job is canceled, whatever becomes of the charge');
  down();
  await house.kit.db.execute(sql`delete from pgboss.job where name <> ''`);
  house.clock.forward(11 * minute);
  await runTask(house, 'charge-waiting');
  assert.equal((await earningsOf(house, cleaner)).balance, 6_001);
});

test('both are told why a submitted job is not paid, the cleaner without the sum', async () => {
  const { host, cleaner, job } = await aSubmittedJob(house, { card: testCards.asks });
  house.clock.forward(48 * hour);
  await runTask(house, 'charge-due-jobs');
  const unpaidTo = async ({ token }: Somebody) => (await house.get(`/api/jobs/${job.id}`, token)).body.unpaid;
  const asked = { kind: 'job', why: 'authentication' };
  const { cardId, ...told } = await unpaidTo(host);
  const hidden = { amountCents: null, message: null, declineReason: null, cardId: null };
  assert.deepEqual({ ...told, cardId: null }, { ...asked, ...hidden, amountCents: 12_500 });
  assert.equal(cardId, (await house.get('/api/host/payment-methods', host.token)).body[0].id);
  assert.deepEqual(await unpaidTo(cleaner), { ...asked, ...hidden });
  await house.kit.db.execute(sql`update payment set status = 'failed' where job_id = ${job.id}`);
  assert.equal((await unpaidTo(cleaner)).why, 'declined');
  await house.kit.db.execute(sql`update payment_method set exp_year = 2020 where user_id = ${host.id}`);
  assert.equal((await unpaidTo(cleaner)).why, 'expired');
  await house.kit.db.execute(sql`update payment set status = 'unknown' where job_id = ${job.id}`);
  assert.equal((await unpaidTo(host)).why, 'unknown');
});

test('whoever has begun the work is inside and does not wait at the door', async () => {
  const { job, cleaner } = await anAssignedJob({ startsIn: 0 });
  await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token);
  const { tasks, can } = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  assert.ok(can.includes('wait'));
  await house.patch(`/api/jobs/${job.id}/tasks/${tasks[0].id}`, { done: true }, cleaner.token);
  const waited = await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  assert.deepEqual([waited.status, waited.body.error], [409, 'invalid_transition']);
});
