import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

test('what a phone only fetches for later is not read', async () => {
  const [host, ana] = [await aHost(house), await anApprovedCleaner(house, 'Ana')];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  const path = `/api/jobs/${job.id}/messages`;
  await house.post(path, { text: 'The key hangs inside.' }, host.token);
  const read = async (who: Somebody, query = '') => (await house.get(`${path}${query}`, who.token)).body;
  const unread = async () => (await house.get('/api/messages', ana.token)).body[0].unread;
  const [peeked] = await read(ana, '?latest=true&limit=50&peek=true');
  assert.deepEqual([peeked.text, peeked.readAt, await unread()], ['The key hangs inside.', null, 1]);
  assert.equal((await read(host))[0].readAt, null);
  await read(ana);
  assert.equal(await unread(), 0);
});
