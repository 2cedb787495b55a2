import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { blocks } from '#server/jobs/table.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { type House, openHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

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
const roundRock = {
  city: 'Round Rock',
  zipCode: '78664',
  latitude: 30.5145,
  longitude: -97.668,
  address: '1 Main St, Round Rock, TX 78664',
};
const seattle = {
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
  latitude: 47.6114,
  longitude: -122.3305,
  timeZone: 'America/Los_Angeles',
};

test('only an approved cleaner sees open jobs', async () => {
  const others = { PENDING: 403, IN_PROGRESS: 403, PASSED: 403, FAILED: 403, REJECTED: 403, APPROVED: 200 } as const;
  for (const [status, expected] of Object.entries(others)) {
    const somebody = await aCleaner(house);
    await approve(house, somebody, { status: status as keyof typeof others });
    for (const path of ['/api/jobs/available', '/api/cleaner/recommended-jobs']) {
      const answer = await house.get(path, somebody.token);
      assert.equal(answer.status, expected, status);
      if (expected === 403) assert.equal(answer.body.error, 'background_check_required');
    }
  }
  const expired = await aCleaner(house);
  await approve(house, expired, { clearedUntil: house.clock.now() });
  assert.equal((await house.get('/api/jobs/available', expired.token)).status, 403);
  assert.equal((await house.get('/api/jobs/available', (await aCleaner(house)).token)).status, 403);
  assert.equal((await house.get('/api/jobs/available', host.token)).status, 403);
});

test('a job is shown without street, notes and contacts', async () => {
  const { id, propertyId } = await aJob(house, host, { specialInstructions: 'Mind the cat', startTime: inHours(30) });
  const { body } = await house.get('/api/jobs/available', cleaner.token);
  assert.deepEqual(body, [
    {
      id,
      hostId: host.id,
      cleanerId: null,
      propertyId,
      title: 'Lakeside Loft',
      status: 'OPEN',
      startTime: inHours(30).toISOString(),
      endTime: inHours(34).toISOString(),
      timeZone: 'America/Chicago',
      payoutCents: 12_000,
      couldNotClean: false,
      cleaningType: 'standard',
      specialInstructions: 'Mind the cat',
      customTasks: [],
      urgency: 'NORMAL',
      createdAt: house.clock.now().toISOString(),
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      distanceKm: 0.1,
      can: ['weigh', 'bid', 'message'],
      confirmBy: null,
      offeredChange: null,
      property: {
        id: propertyId,
        title: 'Lakeside Loft',
        address: 'Austin, TX 78701',
        bedrooms: 2,
        bathrooms: 1.5,
        notes: null,
      },
      cleaner: null,
      host: { id: host.id, name: host.name, ratingAvg: null, ratingCount: 0 },
    },
  ]);
});

test('soonest first; jobs that are not open, over, blocked or already bid on are left out', async () => {
  const later = await aJob(house, host, { startTime: inHours(50) });
  const sooner = await aJob(house, host, { startTime: inHours(1) });
  const running = await aJob(house, host, { startTime: inHours(-1) });
  await aJob(house, host, { startTime: inHours(-4), endTime: house.clock.now() });
  await aJob(house, host, { status: 'ASSIGNED', cleaner: await aCleaner(house) });
  await aJob(house, host, { status: 'CANCELED' });
  const bidOn = await aJob(house, host, { startTime: inHours(20) });
  const { body: bid } = await house.post(`/api/jobs/${bidOn.id}/bids`, { amountCents: 9000 }, cleaner.token);
  const rude = await aHost(house);
  await aJob(house, rude);
  await house.kit.db.insert(blocks).values({ hostId: rude.id, cleanerId: cleaner.id, createdAt: house.clock.now() });
  assert.deepEqual(await available(), [running.id, sooner.id, later.id]);
  await house.remove(`/api/bids/${bid.id}`, cleaner.token);
  assert.deepEqual(await available(), [running.id, sooner.id, bidOn.id, later.id]);
});

test('the search starts around the cleaner and can be moved; unplaced jobs are listed without distance', async () => {
  const here = await aJob(house, host, { startTime: inHours(1) });
  const suburb = { property: await aProperty(house, host, roundRock) };
  const beyond = await aJob(house, host, { ...suburb, startTime: inHours(2) });
  const far = await aJob(house, host, { property: await aProperty(house, host, seattle), startTime: inHours(3) });
  const nowhere = { city: null, state: null, zipCode: null, latitude: null, longitude: null };
  const lost = await aJob(house, host, { property: await aProperty(house, host, nowhere), startTime: inHours(4) });
  assert.deepEqual(await available(), [here.id, lost.id]);
  assert.deepEqual(await available('?radiusKm=40'), [here.id, beyond.id]);
  assert.deepEqual(await available('?near=98101'), [far.id]);
  assert.deepEqual(await available('?near=Round%20Rock,%20TX&radiusKm=20'), [beyond.id]);
  assert.deepEqual(await available('?near=Atlantis'), []);
  const { body } = await house.get('/api/jobs/available', cleaner.token);
  assert.deepEqual([body[1].distanceKm, body[1].property.address], [null, '']);
  await approve(house, cleaner, { profile: { location: null } });
  assert.deepEqual(await available(), [here.id, beyond.id, far.id, lost.id]);
});

test('filters narrow the list', async () => {
  const deep = await aJob(house, host, { cleaningType: 'deep', startTime: inHours(1), payoutCents: toCents(20_000) });
  const plain = await aJob(house, host, { startTime: inHours(30) });
  assert.deepEqual(await available('?cleaningType=deep'), [deep.id]);
  assert.deepEqual(await available('?minPayoutCents=12001'), [deep.id]);
  assert.deepEqual(await available('?minPayoutCents=12000'), [deep.id, plain.id]);
  assert.deepEqual(await available(`?from=${inHours(2).toISOString()}`), [plain.id]);
  assert.deepEqual(await available(`?to=${inHours(2).toISOString()}`), [deep.id]);
  for (const bad of [
    '?cleaningType=wild',
    '?minPayoutCents=-1',
    '?from=today',
    '?limit=0',
    '?limit=101',
    '?x=1',
    '?cursor=x',
  ])
    assert.equal((await house.get(`/api/jobs/available${bad}`, cleaner.token)).status, 400, bad);
});

test('paging through meets every job once, even if many start together', async () => {
  const property = await aProperty(house, host);
  const all: string[] = [];
  for (let count = 0; count < 23; count++)
    all.push((await aJob(house, host, { property, startTime: inHours(1 + Math.floor(count / 6)) })).id);
  const met: string[] = [];
  let path: string | undefined = '/api/jobs/available?limit=5&minPayoutCents=100';
  while (path) {
    const { body, headers } = await house.get(path, cleaner.token);
    assert.equal(headers['x-total-count'], '23');
    assert.ok(body.length === 5 || !headers.link);
    met.push(...body.map(({ id }: { id: string }) => id));
    path = /<(.+)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  assert.equal(met.length, 23);
  assert.deepEqual([...met].sort(), [...all].sort());
});

test('urgent: soon, reopened, or guests arrive that day, but not weeks ahead', async () => {
  await aJob(house, host, { startTime: inHours(24) });
  await aJob(house, host, { startTime: plus(inHours(24), minute) });
  await aJob(house, host, { startTime: inHours(48), reopened: true });
  await aJob(house, host, { startTime: inHours(72), arrivalSameDay: true });
  await aJob(house, host, { startTime: inHours(16 * 24), arrivalSameDay: true });
  await aJob(house, host, { startTime: inHours(17 * 24), reopened: true });
  const { body } = await house.get('/api/jobs/available', cleaner.token);
  assert.deepEqual(
    body.map(({ urgency }: { urgency: string }) => urgency),
    ['URGENT', 'NORMAL', 'URGENT', 'URGENT', 'NORMAL', 'NORMAL'],
  );
});

test('a limit shortens recommendations and the glimpse; the way is told on every answer about a job', async () => {
  const [first] = [await aJob(house, host), await aJob(house, host)];
  for (const path of ['/api/cleaner/recommended-jobs', '/api/jobs/preview'])
    assert.equal((await house.get(`${path}?limit=1`, cleaner.token)).body.length, 1, path);
  assert.equal((await house.get('/api/jobs/preview?limit=0', cleaner.token)).status, 400);
  assert.equal((await house.get(`/api/jobs/${first?.id}`, cleaner.token)).body.distanceKm, 0.1);
  const mine = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  const assigned = (await house.get('/api/cleaner/jobs/assigned', cleaner.token)).body;
  assert.deepEqual(
    assigned.map(({ id, distanceKm }: { id: string; distanceKm: number }) => [id, distanceKm]),
    [[mine.id, 0.1]],
  );
  assert.equal((await house.get(`/api/jobs/${mine.id}`, host.token)).body.distanceKm, null);
  assert.equal((await house.get('/api/jobs/no-such-id', host.token)).body.message, 'Job not found or access denied.');
});

test('the count is exact to a thousand and stops there', async () => {
  const { id } = await aJob(house, host);
  const copy = (count: number) =>
    house.kit.db.execute(sql`
      insert into job (id, host_id, property_id, status, cleaning_type, start_time, end_time, busy_until, payout_cents,
        custom_tasks, location, charge_consent_at, created_at)
      select gen_random_uuid(), host_id, property_id, status, cleaning_type, start_time, end_time, busy_until,
        payout_cents, custom_tasks, location, charge_consent_at, created_at
      from job cross join generate_series(1, ${count}::int) where id = ${id}`);
  const total = async () => (await house.get('/api/jobs/available?limit=1', cleaner.token)).headers['x-total-count'];
  await copy(998);
  assert.equal(await total(), '999');
  await copy(2);
  assert.equal(await total(), '1000');
});

test('the map shows what the list does, as far as the ZIP code tells where; others are only counted', async () => {
  const near = await aJob(house, host);
  const unplaced = await aProperty(house, host, { latitude: null, longitude: null });
  await aJob(house, host, { property: unplaced });
  await aJob(house, host, { property: await aProperty(house, host, seattle) });
  const map = async (query = '') => (await house.get(`/api/jobs/map${query}`, cleaner.token)).body;
  const { home, total, pins } = await map();
  assert.deepEqual([pins.length, pins[0].job.id, total], [1, near.id, 2]);
  assert.ok(Math.abs(pins[0].place.latitude - 30.2713) < 1e-4 && Math.abs(home.latitude - 30.2711) < 1e-4);
  assert.ok(!JSON.stringify(pins).includes('Secret Street'));
  assert.deepEqual((await map('?cleaningType=deep')).pins, []);
  // saved as its host types it: only the ZIP code decides where it is, so no box or radius closes in on the street
  const typed = { defaultPayoutCents: 12_000, bedrooms: 1, bathrooms: 1 };
  for (const address of ['1 Congress Ave, Austin, TX 78701', '999 E 11th St, Austin, TX 78701']) {
    const property = await house.post('/api/properties', { ...typed, title: 'Flat', address }, host.token);
    assert.equal(property.status, 201, JSON.stringify(property.body));
    await aJob(house, host, { property: property.body });
  }
  const { pins: three } = await map();
  const [first, second] = three.filter(({ job }: { job: { title: string } }) => job.title === 'Flat');
  assert.deepEqual(first.place, second.place);
  assert.equal(first.job.distanceKm, second.job.distanceKm);
  assert.doesNotMatch(JSON.stringify(three), /Congress|11th/);
  const unchecked = await aCleaner(house);
  assert.equal((await house.get('/api/jobs/map', unchecked.token)).status, 403);
});
