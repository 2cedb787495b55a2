import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
await house.kit.db.update(users).set({ locale: 'de' }).where(eq(users.id, admin.id));

const lists = [
  ...['users', 'properties', 'jobs', 'payments', 'payouts', 'disputes', 'notifications', 'calendar-integrations'],
  ...['content', 'audit-logs', 'background-checks', 'reviews', 'failed-tasks'],
  ...['analytics/days', 'analytics/cities', 'analytics/cohorts?role=HOST'],
];
const headOf = async (list: string, query: string) => {
  const { status, body } = await house.get(`/api/admin/${list}${list.includes('?') ? '&' : '?'}${query}`, admin.token);
  assert.equal(status, 200, `${list}: ${JSON.stringify(body)}`);
  return (
    String(body)
      .replace(/^\uFEFF/, '')
      .split('\r\n')[0]
      ?.split(';') ?? []
  );
};

for (const list of lists)
  test(`the file of ${list} has its columns in the reader’s words where that is asked for, and else what programs know`, async () => {
    const [keys, words] = [await headOf(list, 'format=csv'), await headOf(list, 'format=csv&headings=words')];
    assert.equal(words.length, keys.length);
    for (const word of words) assert.match(word, /^[A-ZÄÖÜ]/, `${list}: ${word}`);
    assert.equal(new Set(words).size, words.length, `${list}: ${words}`);
  });
