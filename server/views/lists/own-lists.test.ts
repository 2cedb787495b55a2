import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { type House, openHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

let house: House;
let host: Somebody;
let cleaner: Somebody;
beforeEach(async () => {
  house = await openHouse();
  host = await aHost(house);
  cleaner = await aCleaner(house);
  await approve(house, cleaner);
});
afterEach(() => house.close());

const inHours = (count: number) => plus(house.clock.now(), count * hour);
const available = async (query = '') => {
  const { status, body } = await house.get(`/api/jobs/available${query}`, cleaner.token);
  assert.equal(status, 200, JSON.stringify(body));
  return body.map(({ id }: { id: string }) => id);
};
test('most people see three jobs without details; an approved cleaner gets all of them in full', async () => {
  for (let count = 1; count <= 5; count++) await aJob(house, host, { startTime: inHours(30 + count) });
  await aJob(house, host, { startTime: inHours(-4), endTime: inHours(0) });
  const pending = await aCleaner(house);
  await approve(house, pending, { status: 'PENDING' });
  for (const token of [undefined, host.token, pending.token, (await anAdmin(house)).token]) {
    const { body } = await house.get('/api/jobs/preview', token);
    assert.equal(body.length, 3);
    const { id, ...glimpse } = body[0];
    assert.deepEqual(glimpse, {
      title: 'Standard cleaning',
      urgency: 'NORMAL',
      city: null,
      state: null,
      scheduledFor: null,
      timeZone: null,
      estimatedHours: 4,
      bedrooms: 2,
      bathrooms: 1.5,
      squareFootage: 900,
      cleaningType: 'standard',
      payoutCents: null,
    });
  }
  const { body } = await house.get('/api/jobs/preview', cleaner.token);
  assert.equal(body.length, 5);
  const { id, ...full } = body[0];
  assert.deepEqual(
    [full.title, full.city, full.state, full.scheduledFor, full.payoutCents],
    ['Lakeside Loft', 'Austin', 'TX', inHours(31).toISOString(), 12_000],
  );
});

test('a host’s jobs come newest first with their bids; others’ do not', async () => {
  const first = await aJob(house, host, { startTime: inHours(30) });
  house.clock.forward(minute);
  const second = await aJob(house, host, { startTime: inHours(30), status: 'CANCELED' });
  await aJob(house, await aHost(house));
  await house.post(`/api/jobs/${first.id}/bids`, { amountCents: 9000 }, cleaner.token);
  const { body, headers } = await house.get('/api/host/jobs', host.token);
  assert.deepEqual(
    body.map(({ id }: { id: string }) => id),
    [second.id, first.id],
  );
  assert.equal(headers['x-total-count'], '2');
  assert.deepEqual([body[1].bids.length, body[1].bids[0].amountCents, body[0].bids], [1, 9000, []]);
  const open = await house.get('/api/host/jobs?status=OPEN', host.token);
  assert.deepEqual(
    open.body.map(({ id }: { id: string }) => id),
    [first.id],
  );
  const page = await house.get('/api/host/jobs?limit=1', host.token);
  const next = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
  assert.deepEqual(
    (await house.get(next, host.token)).body.map(({ id }: { id: string }) => id),
    [first.id],
  );
  assert.equal((await house.get('/api/host/jobs?cursor=WyJhIiwiYiJd', host.token)).status, 400);
});

test('a host’s calendar asks for the jobs that start in a span, excluding its end', async () => {
  const [before, inside] = [
    await aJob(house, host, { startTime: inHours(24) }),
    await aJob(house, host, { startTime: inHours(48) }),
  ];
  await aJob(house, host, { startTime: inHours(72) });
  const span = `from=${inHours(48).toISOString()}&to=${inHours(72).toISOString()}`;
  const { body, headers } = await house.get(`/api/host/jobs?${span}`, host.token);
  assert.deepEqual([body.map(({ id }: { id: string }) => id), headers['x-total-count']], [[inside.id], '1']);
  assert.notEqual(before.id, inside.id);
  assert.equal(
    (await house.get('/api/host/jobs?from=yesterday', host.token)).body.fields.from,
    'This isn’t in the expected format',
  );
});

test('a job past its end stays in its host’s list, with the offer to repost it', async () => {
  const over = await aJob(house, host, { startTime: inHours(1) });
  house.clock.forward(day);
  const { body } = await house.get('/api/host/jobs', host.token);
  assert.deepEqual([body[0].id, body[0].can], [over.id, ['repost', 'cancel', 'seeAccess', 'message']]);
  assert.deepEqual(await available(), []);
});

test('assigned jobs: the next first, then finished ones, the latest first, over several pages', async () => {
  const mine = (status: 'ASSIGNED' | 'IN_PROGRESS' | 'SUBMITTED' | 'PAID', start: number) =>
    aJob(house, host, { status, cleaner, startTime: inHours(start), endTime: inHours(start + 2) });
  const paid = await mine('PAID', -100);
  const submitted = await mine('SUBMITTED', -10);
  const tomorrow = await mine('ASSIGNED', 24);
  const now = await mine('IN_PROGRESS', 0);
  await aJob(house, host, { status: 'ASSIGNED', cleaner: await aCleaner(house) });
  const expected = [now, tomorrow, submitted, paid].map(({ id }) => id);
  const met: string[] = [];
  let path: string | undefined = '/api/cleaner/jobs/assigned?limit=1';
  while (path) {
    const { body, headers } = await house.get(path, cleaner.token);
    assert.equal(headers['x-total-count'], '4');
    met.push(...body.map(({ id }: { id: string }) => id));
    path = /<(.+)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  assert.deepEqual(met, expected);
  const { body } = await house.get('/api/cleaner/jobs/assigned?status=ASSIGNED', cleaner.token);
  assert.deepEqual([body.length, body[0].property.address], [1, '12 Secret Street, Austin, TX 78701']);
  assert.equal(body[0].host.email, host.email);
});
