import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { Found } from '#contract/search.ts';
import { users } from '#server/accounts/table.ts';
import { payments } from '#server/payments/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { actingFor, aMember } from '#server/testing/a-member.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const hana = await aHost(house, { name: 'Hana Harbor', email: 'hana@homes.example' });
const olaf = await aHost(house, { name: 'Olaf Owner' });
const cora = await anApprovedCleaner(house, 'Cora Clean');
const nina = await anApprovedCleaner(house, 'Nina New');
const loft = await aProperty(house, hana, { title: 'Carriage Loft', address: '5 Elm Ave, Austin, TX 78701' });
const cabin = await aProperty(house, olaf, { title: 'Carriage Cabin', address: '9 Oak Rd, Austin, TX 78701' });
const held = await aJob(house, hana, { property: loft, status: 'ASSIGNED', cleaner: cora });
const open = await aJob(house, olaf, { property: cabin });
await aBid(house, nina, open);
const paymentId = newId();
await house.kit.db.insert(payments).values({
  ...{ id: paymentId, kind: 'job', jobId: held.id, payerId: hana.id, payeeId: cora.id, status: 'succeeded' },
  ...{ amountCents: toCents(12_500), createdAt: house.clock.now() },
});

async function find(somebody: Somebody, q: string) {
  const { status, body } = await house.get(`/api/search?q=${encodeURIComponent(q)}`, somebody.token);
  assert.equal(status, 200, JSON.stringify(body));
  const found: Found = body;
  return {
    people: found.people.map(({ name }) => name),
    jobs: found.jobs.map(({ id }) => id),
    properties: found.properties.map(({ title }) => title),
    payments: found.payments.map(({ id }) => id),
    body: found,
  };
}
const nothing = { people: [], jobs: [], properties: [], payments: [] };
const names = ({ body: _, ...found }: Awaited<ReturnType<typeof find>>) => found;

test('an admin finds people by name and email, and with them their jobs and payments', async () => {
  const found = await find(admin, 'harbor');
  assert.deepEqual(names(found), {
    people: ['Hana Harbor'],
    jobs: [held.id],
    properties: [],
    payments: [paymentId],
  });
  assert.deepEqual(found.body.people[0], {
    id: hana.id,
    name: 'Hana Harbor',
    role: 'HOST',
    email: 'hana@homes.example',
  });
  assert.equal(found.body.payments[0]?.jobTitle, 'Carriage Loft');
  assert.deepEqual((await find(admin, 'HOMES.example')).people, ['Hana Harbor']);
  assert.deepEqual((await find(admin, 'clean')).jobs, [held.id], 'a job is found by its cleaner');
});

test('an admin finds homes by name and address with their jobs, and anything by its id', async () => {
  assert.deepEqual((await find(admin, 'carriage')).properties, ['Carriage Cabin', 'Carriage Loft']);
  assert.deepEqual(names(await find(admin, 'elm ave')), { ...nothing, properties: ['Carriage Loft'], jobs: [held.id] });
  assert.deepEqual((await find(admin, held.id.toUpperCase())).jobs, [held.id]);
  assert.deepEqual((await find(admin, held.id)).payments, [paymentId], 'a job’s id finds its payments');
  assert.deepEqual((await find(admin, paymentId)).payments, [paymentId]);
  assert.deepEqual((await find(admin, nina.id)).people, ['Nina New']);
});

test('one or two letters find what a word begins with', async () => {
  assert.deepEqual((await find(admin, 'ni')).people, ['Nina New']);
  assert.deepEqual((await find(admin, 'ow')).people, ['Olaf Owner']);
  assert.deepEqual((await find(admin, 'wn')).people, [], 'not what they are in the middle of');
});

test('a host finds their own homes, jobs, payments and the cleaners they know, and nothing of anyone else', async () => {
  assert.deepEqual(names(await find(hana, 'carriage')), {
    ...{ people: [], jobs: [held.id], properties: ['Carriage Loft'], payments: [paymentId] },
  });
  const found = await find(hana, 'cora');
  assert.deepEqual([found.people, found.jobs], [['Cora Clean'], [held.id]]);
  assert.equal(found.body.people[0]?.email, null);
  for (const q of ['olaf', 'nina', 'cabin', 'oak', open.id, olaf.id, nina.id, cabin.id, admin.name])
    assert.deepEqual(names(await find(hana, q)), nothing, q);
  for (const q of [paymentId, held.id, loft.id, cora.id, 'loft', 'cora'])
    assert.deepEqual(names(await find(olaf, q)), nothing, q);
  assert.deepEqual((await find(olaf, 'nina')).people, ['Nina New'], 'who has bid is known');
});

test('who looks after some homes of a host finds these with their jobs and payments, and nobody’s names', async () => {
  const hut = await aProperty(house, hana, { title: 'Carriage Hut' });
  const at = (home: { id: string }) => aMember(house, hana, { homeIds: [home.id] });
  const asked = async (home: { id: string }, q: string) => {
    const { status, body } = await actingFor(house, hana, await at(home)).get(`/api/search?q=${q}`);
    assert.equal(status, 200);
    return [body.properties.map(({ title }: { title: string }) => title), body.jobs.length, body.payments.length];
  };
  assert.deepEqual(await asked(loft, 'carriage'), [['Carriage Loft'], 1, 1]);
  assert.deepEqual(await asked(hut, 'carriage'), [['Carriage Hut'], 0, 0]);
  assert.deepEqual(await asked(hut, paymentId), [[], 0, 0]);
  assert.deepEqual(await asked(hut, 'cora'), [[], 0, 0]);
});

test('a cleaner finds the jobs they hold and have bid on and the hosts they work for', async () => {
  assert.deepEqual(names(await find(cora, 'harbor')), { ...nothing, people: ['Hana Harbor'], jobs: [held.id] });
  assert.deepEqual((await find(cora, 'elm')).jobs, [held.id], 'they know its address');
  assert.deepEqual((await find(nina, 'cabin')).jobs, [open.id]);
  for (const q of ['loft', held.id, paymentId, hana.id]) assert.deepEqual(names(await find(nina, q)), nothing, q);
});

test('a job that is only bid on is not found by its address or host, which would tell them', async () => {
  for (const q of ['oak rd', '9 oak', 'olaf', olaf.id]) assert.deepEqual(names(await find(nina, q)), nothing, q);
});

test('signs of a pattern, nothing and nonsense are only words', async () => {
  for (const q of ['%', '_', "' or 1=1 --", '\\', '  ', 'zzzzzz'])
    assert.deepEqual(names(await find(admin, q)), nothing, q);
  assert.equal((await house.get('/api/search', admin.token)).status, 200);
  assert.equal((await house.get('/api/search?q=%00', admin.token)).status, 400);
  assert.equal((await house.get(`/api/search?q=${'a'.repeat(201)}`, admin.token)).status, 400);
  assert.equal((await house.get('/api/search?q=a')).status, 401);
});

test('five of each at most, those that begin with the words first', async () => {
  for (const n of [1, 2, 3, 4, 5, 6]) await aHost(house, { name: `A Quill ${n}` });
  await aHost(house, { name: 'Quill Zoe' });
  const { people } = await find(admin, 'quill');
  assert.deepEqual(people, ['Quill Zoe', 'A Quill 1', 'A Quill 2', 'A Quill 3', 'A Quill 4']);
});

test('a word that begins so comes before one that has it in the middle', async () => {
  for (const name of ['Abby Crispin', 'Zed Pinto', 'Pinto Ann']) await aHost(house, { name });
  assert.deepEqual((await find(admin, 'pin')).people, ['Pinto Ann', 'Zed Pinto', 'Abby Crispin']);
});

test('an admin finds the next jobs first, then the latest of those that were', async () => {
  const host = await aHost(house, { name: 'Ivo Nextdoor' });
  const days = [20, -2, 1, 5, 30, 40, 50, 60, -9];
  const made = new Map<string, number>();
  for (const offset of days)
    made.set((await aJob(house, host, { startTime: plus(house.clock.now(), offset * day) })).id, offset);
  const { jobs } = await find(admin, 'nextdoor');
  assert.deepEqual(
    jobs.map((id) => made.get(id)),
    [1, 5, 20, 30, 40],
  );
  const past = await aHost(house, { name: 'Ida Wasonce' });
  const earlier = await aJob(house, past, { startTime: plus(house.clock.now(), -9 * day) });
  const later = await aJob(house, past, { startTime: plus(house.clock.now(), -2 * day) });
  assert.deepEqual((await find(admin, 'wasonce')).jobs, [later.id, earlier.id]);
});

test('an erased account is found by nobody', async () => {
  const gone = await aHost(house, { name: 'Gone Gwen' });
  await house.kit.db.update(users).set({ erasedAt: house.clock.now() }).where(eq(users.id, gone.id));
  assert.deepEqual(names(await find(admin, 'gwen')), nothing);
  assert.deepEqual(names(await find(admin, gone.id)), nothing);
});
