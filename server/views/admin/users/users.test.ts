import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const hana = await aHost(house, { name: 'Hana Host', email: 'hana@homes.example' });
const olaf = await aHost(house, { name: 'olaf Owner' });
const cora = await aCleaner(house, { name: 'Cora Clean' });
const nina = await aCleaner(house, { name: 'Nina 100% New' });
const gone = await aCleaner(house, { name: 'Gone Girl' });
await approve(house, cora);
await approve(house, nina, { clearedUntil: plus(house.clock.now(), -day) });
await house.kit.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, olaf.id));
await house.kit.db.update(users).set({ erasedAt: house.clock.now() }).where(eq(users.id, gone.id));
await house.post(`/api/admin/users/${hana.id}/suspend`, { reason: '=2+3' }, admin.token);

interface Listed {
  id: string;
  name: string;
  status: string;
}
const list = async (query = '') => {
  const { status, body, headers } = await house.get(`/api/admin/users${query}`, admin.token);
  assert.equal(status, 200, JSON.stringify(body));
  return { people: body as Listed[], names: body.map(({ name }: Listed) => name), total: headers['x-total-count'] };
};

test('everyone but the erased is listed, newest first, with what an admin needs to know', async () => {
  const { names, total } = await list();
  assert.deepEqual(names, ['Nina 100% New', 'Cora Clean', 'olaf Owner', 'Hana Host', 'Ada Admin']);
  assert.equal(total, '5');
  await aJob(house, hana, { status: 'SUBMITTED', cleaner: cora });
  await aJob(house, hana, { status: 'CANCELED' });
  const found = await list(`?q=${hana.id}`);
  assert.deepEqual(Object(found.people[0]).jobCount, 2);
  assert.deepEqual(Object(found.people[0]).propertyCount, 2);
  assert.equal(Object((await list(`?q=${cora.id}`)).people[0]).jobCount, 1);
  const itself = Object((await list('?role=ADMIN')).people[0]);
  assert.deepEqual([itself.can, itself.lastSeenAt !== null], [[], true]);
});

test('role and status narrow the list: pending is who cannot do yet what they came for', async () => {
  assert.deepEqual((await list('?role=HOST')).names, ['olaf Owner', 'Hana Host']);
  assert.deepEqual((await list('?role=CLEANER')).names, ['Nina 100% New', 'Cora Clean']);
  assert.deepEqual((await list('?status=pending')).names, ['Nina 100% New', 'olaf Owner']);
  assert.deepEqual((await list('?status=suspended')).names, ['Hana Host']);
  assert.deepEqual((await list('?status=active')).names, ['Cora Clean', 'Ada Admin']);
  const narrowed = await list('?status=pending&role=HOST');
  assert.deepEqual([narrowed.names, narrowed.total], [['olaf Owner'], '1']);
  assert.equal((await house.get('/api/admin/users?status=unknown', admin.token)).status, 400);
  assert.equal((await house.get('/api/admin/users?role=OWNER', admin.token)).status, 400);
});

test('a name, an email or an id finds somebody, and signs of the pattern are letters like others', async () => {
  assert.deepEqual((await list('?q=CORA')).names, ['Cora Clean']);
  assert.deepEqual((await list('?q=homes.example')).names, ['Hana Host']);
  assert.deepEqual((await list(`?q=${nina.id.toUpperCase()}`)).names, ['Nina 100% New']);
  assert.deepEqual((await list('?q=100%25')).names, ['Nina 100% New']);
  assert.deepEqual((await list('?q=%25')).names, ['Nina 100% New']);
  assert.deepEqual((await list("?q=' or 1=1 --")).names, []);
});

test('pages lead to each person once, however they are sorted; the file holds all and no formula', async () => {
  for (const sort of ['createdAt', '-createdAt', 'name', '-name']) {
    const seen: string[] = [];
    let next: string | undefined = `/api/admin/users?limit=2&sort=${sort}`;
    while (next) {
      const { body, headers } = await house.get(next, admin.token);
      seen.push(...body.map(({ id }: Listed) => id));
      next = /<(.+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    assert.deepEqual([seen.length, new Set(seen).size], [5, 5], sort);
  }
  assert.deepEqual((await list('?sort=name')).names, [
    ...['Ada Admin', 'Cora Clean', 'Hana Host', 'Nina 100% New', 'olaf Owner'],
  ]);
  const { body, headers } = await house.get('/api/admin/users?format=csv&limit=1&role=HOST', admin.token);
  assert.match(String(headers['content-type']), /^text\/csv/);
  const lines = String(body).trim().split('\r\n');
  assert.equal(lines.length, 3);
  assert.ok(lines[2]?.endsWith(",'=2+3"), lines[2]);
});
