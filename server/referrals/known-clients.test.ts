import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('nobody invites themselves, or a host they clean for already', async () => {
  const [cleaner, host] = [await anApprovedCleaner(house), await aHost(house)];
  const invite = (email: string) =>
    house.post('/api/cleaner/invitations', { name: 'Hanna Host', email, phone: '(512) 555-0100' }, cleaner.token);
  const refused = async (email: string) => (await invite(email)).body.fieldErrors?.email?.code;
  assert.equal(await refused(cleaner.email.toUpperCase()), 'ownAddress');
  assert.equal((await invite(host.email)).status, 201, 'whoever is not their client may be known here or not');
  await aJob(house, host, { status: 'PAID', cleaner });
  assert.equal(await refused(host.email), 'clientAlready');
});
