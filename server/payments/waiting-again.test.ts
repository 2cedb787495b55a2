import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minute } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('a report taken back before it is paid for keeps nobody from the next, which Today shows while it lasts', async () => {
  const cleaner = await anApprovedCleaner(house, 'Asa Assigned');
  const startTime = house.clock.now();
  const job = await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner, startTime });
  const at = (end: string, body?: object) => house.post(`/api/jobs/${job.id}/waiting${end}`, body, cleaner.token);
  const onDay = async () => (await house.get('/api/cleaner/today', cleaner.token)).body.stops[0].waiting?.reason;
  await at('', { reason: 'guest_still_here' });
  assert.equal(await onDay(), 'guest_still_here');
  house.clock.forward(10 * minute);
  assert.equal((await at('/end')).status, 200);
  assert.equal(await onDay(), undefined);
  assert.equal((await at('', { reason: 'no_access' })).status, 200);
  assert.equal(await onDay(), 'no_access');
  house.clock.forward(20 * minute);
  await at('/end');
  assert.equal((await at('', { reason: 'no_access' })).body.error, 'invalid_transition', 'one wait is paid');
});
