import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

test('a host still writes to a bidder once the assigned cleaner has deleted their account, and to that one no more', async () => {
  const [host, ana, ben] = [await aHost(house), await anApprovedCleaner(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host, { status: 'PAID', cleaner: ana });
  await aBid(house, ben, job, { status: 'REJECTED' });
  const write = (who: Somebody, to = '') =>
    house.post(`/api/jobs/${job.id}/messages${to && `?cleanerId=${to}`}`, { text: 'Thank you!' }, who.token);
  for (const who of [ana, ben]) assert.equal((await write(who)).status, 201);
  await house.kit.db.update(users).set({ erasedAt: house.clock.now() }).where(eq(users.id, ana.id));
  assert.equal((await write(host, ben.id)).status, 201);
  assert.equal((await write(ben)).status, 201);
  assert.equal((await write(host, ana.id)).body.error, 'invalid_transition');
});
