import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { actingFor, aMember } from '#server/testing/a-member.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Somebody } from '#server/testing/people.ts';

const house = await aHouse();

const deedsAt = async (job: { id: string }, { token }: Somebody): Promise<string[]> =>
  (await house.get(`/api/jobs/${job.id}/deeds`, token)).body.map(({ deed }: { deed: string }) => deed);

test('a member whose try to pay or tip the card refuses has paid and tipped nothing, until it goes through', async () => {
  const { host, job, card: poor } = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  const good = await aCard(house, host);
  const mia = actingFor(house, host, await aMember(house, host));
  const pay = async (paymentMethodId = '') =>
    (await mia.post(`/api/jobs/${job.id}/checkout`, { paymentMethodId })).body.status;
  const tip = async (paymentMethodId = '') =>
    (await mia.post(`/api/jobs/${job.id}/tips`, { tipCents: 1000, paymentMethodId })).body.status;
  assert.equal(await pay(poor?.id), 'declined');
  assert.deepEqual(await deedsAt(job, host), []);
  assert.equal(await pay(good.id), 'succeeded');
  assert.equal(await tip(poor?.id), 'failed');
  assert.deepEqual(await deedsAt(job, host), ['paid']);
  assert.equal(await tip(good.id), 'succeeded');
  assert.deepEqual(await deedsAt(job, host), ['tipped', 'paid']);
});

test('what is asked at the bank is a deed of who asked', async () => {
  const { host, job } = await aSubmittedJob(house, { card: testCards.asks });
  const mia = actingFor(house, host, await aMember(house, host));
  assert.equal((await mia.post(`/api/jobs/${job.id}/checkout`)).body.status, 'requires_action');
  assert.deepEqual(await deedsAt(job, host), ['paid']);
});

test('who looks after one home is not told which job of another is owed for, nor where another home is', async () => {
  const { host, job, card } = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  await house.post(`/api/jobs/${job.id}/checkout`, { paymentMethodId: card?.id }, host.token);
  const own = await aProperty(house, host, { title: 'Villa', latitude: null, longitude: null });
  const startTime = plus(house.clock.now(), 2 * day);
  const times = { startTime: startTime.toISOString(), endTime: plus(startTime, 4 * hour).toISOString() };
  const wanted = { propertyId: own.id, cleaningType: 'standard', ...times };
  const some = actingFor(house, host, await aMember(house, host, { homeIds: [own.id] }));
  const refused = await some.post('/api/jobs', wanted);
  assert.deepEqual([refused.status, refused.body.error], [402, 'payment_due']);
  const { jobId, jobTitle, amountCents, message } = refused.body;
  assert.deepEqual([jobId, jobTitle, amountCents], [undefined, undefined, undefined]);
  assert.doesNotMatch(message, /Lakeside Loft/);
  const all = actingFor(house, host, await aMember(house, host));
  assert.equal((await all.post('/api/jobs', wanted)).body.jobId, job.id);
  assert.equal((await some.get(`/api/cleaners/approved?jobId=${job.id}`)).status, 404);
  assert.equal((await all.get(`/api/cleaners/approved?jobId=${job.id}`)).status, 200);
});
