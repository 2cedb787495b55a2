import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { anSsn } from '#server/testing/an-ssn.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const checks = checksIn(house);

const approve = (cleaner: Somebody) => checks.decide(admin, cleaner, { decision: 'approve', notes: 'fine' });
const sharersOf = async ({ id }: Somebody): Promise<string[]> => {
  const { body } = await house.get(`/api/admin/background-checks?q=${id}`, admin.token);
  return body[0].sameSsn.map((person: { id: string }) => person.id);
};
const checked = async (socialSecurityNumber: string) => checks.checked(await aCleaner(house), { socialSecurityNumber });

test('one SSN on two accounts: admins see the other, and approve neither until one is rejected', async () => {
  const ssn = anSsn();
  const [one, two] = [await checked(ssn), await checked(ssn)];
  const alone = await checked(anSsn());
  assert.deepEqual([await sharersOf(one), await sharersOf(two), await sharersOf(alone)], [[two.id], [one.id], []]);
  for (const cleaner of [one, two]) {
    const refused = await approve(cleaner);
    assert.deepEqual([refused.status, refused.body.error], [409, 'already_exists']);
    assert.doesNotMatch(JSON.stringify(refused.body), new RegExp(ssn.replaceAll('-', '-?')));
  }
  assert.equal((await approve(alone)).status, 200);
  await checks.decide(admin, one, { decision: 'reject', notes: 'A second account.' });
  assert.equal((await approve(two)).body.status, 'APPROVED');
});

test('an account that is suspended stands in nobody’s way, one with a check that was approved does', async () => {
  const ssn = anSsn();
  const first = await checked(ssn);
  assert.equal((await approve(first)).status, 200);
  const second = await checked(ssn);
  assert.equal((await approve(second)).status, 409);
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, first.id));
  assert.equal((await approve(second)).status, 200);
});

test('an SSN that somebody only typed in onboarding is shown, but keeps nobody out', async () => {
  const ssn = anSsn();
  const stranger = await aCleaner(house);
  await house.post('/api/cleaner/complete-onboarding', onboardingForm({ socialSecurityNumber: ssn }), stranger.token);
  const cleaner = await checked(ssn);
  assert.deepEqual(await sharersOf(cleaner), [stranger.id]);
  assert.equal((await approve(cleaner)).status, 200);
  const own = anSsn();
  const thief = await checks.checked(stranger, { socialSecurityNumber: own });
  assert.equal((await approve(thief)).status, 409, 'known from onboarding, though the check carries another one');
});

test('the number itself is nowhere but sealed', async () => {
  const ssn = anSsn().replaceAll('-', '');
  await checked(ssn);
  const { rows } = await house.kit.db.execute(sql`select * from background_check`);
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(ssn));
});
