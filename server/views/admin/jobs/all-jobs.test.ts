import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const [hana, omar] = [await aHost(house, { name: 'Hana Host' }), await aHost(house, { name: 'Omar Owner' })];
const cleaner = await anApprovedCleaner(house, 'Cora Clean');
const villa = await aProperty(house, hana, { title: '=Villa', address: '9 Elm Road, Austin, TX 78701' });
const inDays = (days: number) => plus(house.clock.now(), days * day);
const open = await aJob(house, hana, { property: villa, startTime: inDays(3) });
const held = await aJob(house, omar, { status: 'ASSIGNED', cleaner, startTime: inDays(1) });
const canceled = await aJob(house, omar, { status: 'CANCELED', startTime: inDays(2) });
await aBid(house, cleaner, open);

const list = async (query = '') => {
  const { status, body, headers } = await house.get(`/api/admin/jobs${query}`, admin.token);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(headers['x-total-count'], String(body.length));
  return body.map(({ id }: { id: string }) => id);
};

test('every job is listed as an admin sees it, the last to start first', async () => {
  const { body } = await house.get('/api/admin/jobs', admin.token);
  assert.deepEqual(
    body.map(({ id }: { id: string }) => id),
    [open.id, canceled.id, held.id],
  );
  const [first, , third] = body;
  assert.deepEqual([first.pendingBidCount, first.reportStatus, first.can], [1, null, ['cancelAsAdmin']]);
  assert.deepEqual([third.host.email, third.cleaner.name], [omar.email, 'Cora Clean']);
  assert.match(first.property.address, /^9 Elm Road/);
});

test('status, people, home, days and words narrow the list', async () => {
  assert.deepEqual(await list('?status=OPEN'), [open.id]);
  assert.deepEqual(await list(`?hostId=${omar.id}`), [canceled.id, held.id]);
  assert.deepEqual(await list(`?cleanerId=${cleaner.id}`), [held.id]);
  assert.deepEqual(await list(`?propertyId=${villa.id}`), [open.id]);
  assert.deepEqual(await list('?from=2026-05-08&to=2026-05-08'), [canceled.id]);
  assert.deepEqual(await list('?q=villa'), [open.id]);
  assert.deepEqual(await list('?q=elm%20road'), [open.id]);
  assert.deepEqual(await list('?q=cora'), [held.id]);
  assert.deepEqual(await list(`?q=${hana.email}`), [open.id]);
  for (const id of [held.id, held.propertyId]) assert.deepEqual(await list(`?q=${id.toUpperCase()}`), [held.id]);
  assert.deepEqual(await list(`?q=${omar.id}`), [canceled.id, held.id]);
  assert.deepEqual(await list('?q=nobody'), []);
  for (const bad of ['?status=DONE', '?hostId=1', '?from=soon', '?sort=title', '?cursor=x'])
    assert.equal((await house.get(`/api/admin/jobs${bad}`, admin.token)).status, 400, bad);
});

test('jobs and homes: pages lead to each once, sorted either way; the files hold all and no formula', async () => {
  for (const [path, sorts] of [
    ['jobs', ['createdAt', '-createdAt', 'startTime', '-startTime']],
    ['properties', ['createdAt', '-createdAt', 'title', '-title']],
  ] as const) {
    for (const sort of sorts) {
      const seen: string[] = [];
      let next: string | undefined = `/api/admin/${path}?limit=1&sort=${sort}`;
      while (next) {
        const { body, headers } = await house.get(next, admin.token);
        seen.push(...body.map(({ id }: { id: string }) => id));
        next = /<(.+)>/.exec(String(headers.link ?? ''))?.[1];
      }
      assert.deepEqual([seen.length, new Set(seen).size], [3, 3], `${path} ${sort}`);
    }
    const { body, headers } = await house.get(`/api/admin/${path}?format=csv`, admin.token);
    assert.match(String(headers['content-type']), /^text\/csv/);
    assert.equal(String(body).trim().split('\r\n').length, 4);
    assert.ok(String(body).includes(",'=Villa,"), path);
  }
  assert.deepEqual(await list('?sort=startTime'), [held.id, canceled.id, open.id]);
});

test('every home is listed with its host and what was posted there, never with what lets somebody in', async () => {
  const homes = async (query = '') => (await house.get(`/api/admin/properties${query}`, admin.token)).body;
  const [found] = await homes('?q=elm');
  assert.deepEqual([found.id, found.host.email, found.jobCount, found.openJobCount], [villa.id, hana.email, 1, 1]);
  assert.equal((await homes('?q=omar')).length, 2);
  assert.equal((await homes(`?q=${omar.id}`)).length, 2);
  assert.equal((await homes(`?hostId=${hana.id}`)).length, 1);
  assert.equal((await homes('?status=removed')).length, 0);
  await house.remove(`/api/properties/${canceled.propertyId}`, omar.token);
  const [removed] = await homes('?status=removed');
  assert.deepEqual([removed.id, removed.removedAt], [canceled.propertyId, house.clock.now().toISOString()]);
  assert.equal((await homes('?status=active')).length, 2);
  assert.equal((await homes()).length, 3);
});

test('from today on, what runs since yesterday or is late stays in the list; what is done or long ago does not', async () => {
  const at = (days: number, status: 'ASSIGNED' | 'IN_PROGRESS' | 'PAID') =>
    aJob(house, hana, { status, cleaner, startTime: inDays(days) });
  const running = await at(-1, 'IN_PROGRESS');
  const late = await at(-3, 'ASSIGNED');
  await at(-2, 'PAID');
  await at(-40, 'ASSIGNED');
  const from = `from=${house.clock.now().toISOString()}&sort=startTime`;
  assert.deepEqual(await list(`?${from}`), [held.id, canceled.id, open.id]);
  assert.deepEqual(await list(`?${from}&unfinished=true`), [late.id, running.id, held.id, canceled.id, open.id]);
  assert.deepEqual(await list(`?${from}&unfinished=true&status=OPEN`), [open.id]);
});

test('what has come to its end is left out where it is asked for, and the menu counts as many', async () => {
  const isOpenStill = '?status=OPEN&notOver=true';
  const over = await aJob(house, hana, { startTime: inDays(-1) });
  const begun = await aJob(house, hana, { startTime: plus(house.clock.now(), -hour) });
  const found = await list(isOpenStill);
  assert.ok(found.includes(begun.id) && !found.includes(over.id));
  const { body } = await house.get('/api/admin/stats', admin.token);
  assert.equal(body.openJobCount, found.length);
});
