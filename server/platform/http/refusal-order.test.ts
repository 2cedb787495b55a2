import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();
const host = await aHost(house);
const cleaner = await anApprovedCleaner(house);

// The order of the checks: are you signed in, is your role right, is your input right, is it visible to you, can it be
// done?
test('posting a job refuses in the promised order: 401, 403, 400, 404, 402', async () => {
  const start = plus(house.clock.now(), day);
  const good = {
    propertyId: newId(),
    startTime: start.toISOString(),
    endTime: plus(start, 3 * hour).toISOString(),
    cleaningType: 'standard',
    payoutCents: 12_000,
  };
  const status = async (body: object, as?: string) => (await house.post('/api/jobs', body, as)).status;
  assert.equal(await status({ nonsense: true }), 401);
  assert.equal(await status({ nonsense: true }, cleaner.token), 403);
  assert.equal(await status({ ...good, payoutCents: -1 }, host.token), 400);
  assert.equal(await status({ ...good, startTime: '2020-01-01T00:00:00Z' }, host.token), 400);
  assert.equal(await status(good, host.token), 404);
  const { id } = await aProperty(house, host);
  assert.equal(await status({ ...good, propertyId: id }, host.token), 402);
  assert.equal(await status({ ...good, propertyId: id, payoutCents: 0 }, host.token), 400);
});

test('bidding refuses in the promised order: 401, 403, 400, 404, 409', async () => {
  const job = await aJob(house, host);
  const path = `/api/jobs/${job.id}/bids`;
  const answer = async (sent: object, as?: string, to = path) => {
    const { status, body } = await house.post(to, sent, as);
    return `${status} ${body.error}`;
  };
  const good = { amountCents: 9000 };
  assert.equal(await answer({ amountCents: 1 }), '401 not_signed_in');
  assert.equal(await answer({ amountCents: 1 }, host.token), '403 forbidden');
  await aBid(house, cleaner, job);
  assert.equal(await answer({ amountCents: 1 }, cleaner.token), '400 invalid_input');
  assert.equal(await answer({ amountCents: 1 }, cleaner.token, `/api/jobs/${newId()}/bids`), '400 invalid_input');
  assert.equal(await answer(good, cleaner.token, `/api/jobs/${newId()}/bids`), '404 not_found');
  assert.equal(await answer(good, cleaner.token, '/api/jobs/nothing/bids'), '404 not_found');
  assert.equal(await answer(good, cleaner.token), '409 already_bid');
});

test('a reused idempotency key is refused last', async () => {
  const send = (body: object, as?: string) =>
    house.send('POST', '/api/properties', { as, body, headers: { 'idempotency-key': 'last' } });
  assert.equal((await send({ title: 'Flat', address: 'Austin, TX' }, host.token)).status, 201);
  assert.equal((await send({ title: 'Other', address: 'Austin, TX' })).status, 401);
  assert.equal((await send({ title: 'Other', address: 'Austin, TX' }, cleaner.token)).status, 403);
  assert.equal((await send({ title: '' }, host.token)).status, 400);
  assert.equal((await send({ title: 'Other', address: 'Austin, TX' }, host.token)).status, 422);
});
