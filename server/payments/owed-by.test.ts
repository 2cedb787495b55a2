import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';

const house = await aHouse();

async function post(host: Somebody) {
  const property = await aProperty(house, host);
  const startTime = plus(house.clock.now(), 2 * day);
  const times = { startTime: startTime.toISOString(), endTime: plus(startTime, 4 * hour).toISOString() };
  return house.post('/api/jobs', { propertyId: property.id, cleaningType: 'standard', ...times }, host.token);
}

test('a host whose charge failed pays for that job before posting another', async () => {
  const { host, job, card } = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  assert.equal((await post(host)).status, 201, 'work that waits for approval is not owed for');
  await house.post(`/api/jobs/${job.id}/checkout`, { paymentMethodId: card?.id }, host.token);
  const refused = await post(host);
  assert.deepEqual([refused.status, refused.body.error], [402, 'payment_due']);
  assert.match(refused.body.message, /Lakeside Loft/);
  const { jobId, jobTitle, amountCents } = refused.body;
  assert.deepEqual([jobId, jobTitle, amountCents], [job.id, 'Lakeside Loft', 12_500]);
  const good = await aCard(house, host);
  await house.post(`/api/jobs/${job.id}/checkout`, { paymentMethodId: good.id }, host.token);
  await house.work();
  assert.equal((await post(host)).status, 201);
});

test('what is due and unpaid is owed, a while after the card should have been charged', async () => {
  const { host } = await aSubmittedJob(house);
  house.clock.forward(48 * hour);
  assert.equal((await post(host)).status, 201, 'the charge is on its way');
  house.clock.forward(hour);
  assert.equal((await post(host)).status, 402);
  await house.kit.db.execute(`update job set doubts = '["small_photo"]' where host_id = '${host.id}'`);
  assert.equal((await post(host)).status, 201, 'doubtful work waits for a week');
});

test('what the host’s bank asks about when it falls due is owed at once, a question left open before that is not', async () => {
  const { host, job } = await aSubmittedJob(house, { card: testCards.asks });
  await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  assert.equal((await post(host)).status, 201);
  house.clock.forward(48 * hour);
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
  const { body: owed } = await house.get('/api/host/owed', host.token);
  assert.deepEqual([owed.jobId, (await post(host)).status], [job.id, 402]);
});

test('a charge whose outcome nobody knows is not owed', async () => {
  const { host, job } = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  await house.kit.db.execute(`update payment set status = 'unknown' where job_id = '${job.id}'`);
  house.clock.forward(3 * day);
  assert.equal((await post(host)).status, 201);
});

test('nothing is owed for a job that was decided at nothing, even while its payment cannot be given up', async () => {
  const { host, job } = await aSubmittedJob(house, { card: testCards.asks });
  await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  const report = { reason: 'quality', text: 'Nothing was cleaned.' };
  const { body: dispute } = await house.post(`/api/jobs/${job.id}/disputes`, report, host.token);
  const repaired = withProvider(house, (provider) => ({
    ...provider,
    cancelPayment: () => Promise.reject(new ProviderUnavailable('down')),
  }));
  const decision = { payoutCents: 0, reason: 'Nothing was cleaned.' };
  await house.post(`/api/admin/disputes/${dispute.id}/resolve`, decision, (await anAdmin(house)).token);
  for (const status of ['requires_action', 'failed']) {
    await house.kit.db.execute(`update payment set status = '${status}' where job_id = '${job.id}'`);
    house.clock.forward(4 * day);
    assert.deepEqual([(await house.get('/api/host/owed', host.token)).body, (await post(host)).status], [null, 201]);
  }
  repaired();
});

test('others are not asked for what one host owes', async () => {
  const { host, job } = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  assert.equal((await post(host)).status, 402);
  const other = await aSubmittedJob(house);
  assert.equal((await post(other.host)).status, 201);
});
