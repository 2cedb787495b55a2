import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { hour } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aHouse } from '#server/testing/house.ts';

const house = await aHouse();

test('who comes with the code of an invitation is told the first name of whoever invites, and nothing else of anybody', async () => {
  const cleaner = await anApprovedCleaner(house, 'Cleo Clean');
  const { code } = (await house.get('/api/cleaner/referrals', cleaner.token)).body;
  const look = async (typed: string) => {
    const { status, body } = await house.get(`/api/referral-codes/${encodeURIComponent(typed)}`);
    return status === 200 ? body : status;
  };
  assert.deepEqual(await look(` ${code.toLowerCase()}`), { firstName: 'Cleo' });
  assert.equal(await look('CLEAN-NOBODY'), 404);
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, cleaner.id));
  assert.equal(await look(code), 404);
});

test('nobody finds out who cleans here by trying codes one after the other', async () => {
  house.clock.forward(hour);
  const cleaner = await anApprovedCleaner(house, 'Cleo Clean');
  const { code } = (await house.get('/api/cleaner/referrals', cleaner.token)).body;
  const look = async (typed: string) => (await house.get(`/api/referral-codes/${typed}`)).status;
  for (let tried = 0; tried < 30; tried++) assert.equal(await look(`CLEAN-${tried}`), 404);
  assert.equal(await look('CLEAN-30'), 429);
  assert.equal(await look(code), 429, 'nor whether a code is one');
  house.clock.forward(hour);
  assert.equal(await look(code), 200);
});
