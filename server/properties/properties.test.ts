import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const house = await aHouse();

const loft = { title: 'Lakeside Loft', address: '12 Main St, Austin, TX 78701' };

test('a host registers a property; place, zone and defaults are filled in', async () => {
  const { token } = await aHost(house);
  const { status, body } = await house.post('/api/properties', loft, token);
  assert.equal(status, 201);
  const { id, createdAt, ...rest } = body;
  assert.deepEqual(rest, {
    ...loft,
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    timeZone: 'America/Chicago',
    placeKnown: true,
    bedrooms: null,
    bathrooms: null,
    squareFootage: null,
    notes: null,
    calendarIntegrationEnabled: false,
    autoCreateJobs: true,
    inviteFavorites: false,
    defaultPayoutCents: 12_000,
    checkOutTime: '11:00',
    checkInTime: '16:00',
    picture: null,
    lowSupplies: [],
    version: 1,
  });
  assert.equal(createdAt, house.clock.now().toISOString());
  // the dashboard's list also says what is booked next and where the home lies
  const listed = {
    ...body,
    nextCleaning: null,
    repeats: null,
    ownChecklist: false,
    place: { latitude: 30.2713, longitude: -97.7426 },
  };
  assert.deepEqual((await house.get('/api/host/properties', token)).body, [listed]);
  assert.deepEqual((await house.get('/api/properties', token)).body, [body]);
});

test('an address that nobody can place is kept and marked, until the host gives a ZIP code or a zone', async () => {
  const { token } = await aHost(house);
  const mill = { title: 'Mill', address: 'Alte Mühle 3, Berlin 10115' };
  const { body: unknown } = await house.post('/api/properties', mill, token);
  assert.deepEqual([unknown.placeKnown, unknown.city, unknown.timeZone], [false, null, 'UTC']);
  const zoned = await house.put(`/api/properties/${unknown.id}`, { ...mill, timeZone: 'europe/berlin' }, token);
  assert.deepEqual([zoned.body.placeKnown, zoned.body.timeZone], [false, 'Europe/Berlin']);
  const placed = await house.put(`/api/properties/${unknown.id}`, { ...mill, zipCode: '96815' }, token);
  assert.deepEqual([placed.body.placeKnown, placed.body.timeZone], [true, 'Pacific/Honolulu']);
});

test('city and state are enough of an address; where a name stands for several places, the ZIP code decides', async () => {
  const { token } = await aHost(house);
  const flat = { title: 'Jones Street', address: '412 E Jones St, Savannah, GA' };
  const { body: placed } = await house.post('/api/properties', flat, token);
  assert.deepEqual(
    [placed.placeKnown, placed.city, placed.state, placed.zipCode, placed.timeZone],
    [true, 'Savannah', 'GA', null, 'America/New_York'],
  );
  const border = { title: 'Border house', address: '12 Border St, San Ysidro, CA' };
  const { body: open } = await house.post('/api/properties', border, token);
  assert.deepEqual([open.placeKnown, open.city], [false, null]);
  const { body: settled } = await house.put(`/api/properties/${open.id}`, { ...border, zipCode: '92173' }, token);
  assert.deepEqual([settled.placeKnown, settled.zipCode], [true, '92173']);
});

test('a ZIP code or a time zone that does not exist is refused beside its field', async () => {
  const { token } = await aHost(house);
  const zip = await house.post('/api/properties', { ...loft, zipCode: '00000' }, token);
  assert.deepEqual([zip.status, zip.body.fields], [400, { zipCode: 'We couldn’t find this ZIP code' }]);
  for (const timeZone of ['Mars/Olympus', '+02:00', 'America', 'UTC+1']) {
    const zone = await house.post('/api/properties', { ...loft, timeZone }, token);
    assert.deepEqual(
      [zone.status, zone.body.fields],
      [400, { timeZone: 'Choose a time zone from the list' }],
      timeZone,
    );
  }
  assert.deepEqual((await house.get('/api/properties', token)).body, []);
});

test('what a change leaves out is kept, null clears', async () => {
  const { token } = await aHost(house);
  const full = {
    ...loft,
    bedrooms: 2,
    bathrooms: 1.5,
    notes: 'Ring twice',
    checkOutTime: '10:00',
    autoCreateJobs: false,
  };
  const { body: before } = await house.post('/api/properties', full, token);
  const path = `/api/properties/${before.id}`;
  const kept = await house.put(path, { title: 'Loft', address: loft.address }, token);
  assert.deepEqual(kept.body, { ...before, title: 'Loft', version: 2 });
  const cleared = await house.put(path, { ...loft, bedrooms: null, bathrooms: null, notes: null }, token);
  assert.deepEqual(cleared.body, { ...before, bedrooms: null, bathrooms: null, notes: null, version: 3 });
});

test('another host can neither change nor remove it, and it stays as it was', async () => {
  const [owner, other] = [await aHost(house), await aHost(house)];
  const { body: property } = await house.post('/api/properties', loft, owner.token);
  const path = `/api/properties/${property.id}`;
  assert.equal((await house.put(path, { ...loft, title: 'Mine' }, other.token)).status, 404);
  assert.equal((await house.remove(path, other.token)).status, 404);
  assert.equal((await house.remove('/api/properties/none', owner.token)).status, 404);
  assert.deepEqual((await house.get('/api/properties', owner.token)).body, [property]);
});

test('a property with a live job cannot be removed; without one it goes, and no job can be posted there', async () => {
  const host = await aHost(house);
  const { body: property } = await house.post('/api/properties', loft, host.token);
  await aJob(house, host, { property, status: 'OPEN' });
  const refused = await house.remove(`/api/properties/${property.id}`, host.token);
  assert.deepEqual([refused.status, refused.body.error], [409, 'in_use']);
  const { body: other } = await house.post('/api/properties', loft, host.token);
  await aJob(house, host, { property: other, status: 'CANCELED' });
  assert.equal((await house.remove(`/api/properties/${other.id}`, host.token)).status, 204);
  assert.equal((await house.remove(`/api/properties/${other.id}`, host.token)).status, 404);
  assert.deepEqual((await house.get('/api/properties', host.token)).body, [property]);
});

test('when a property moves, its open jobs are where it is now', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  const { body: property } = await house.post('/api/properties', loft, host.token);
  const job = await aJob(house, host, { property });
  const near = async () =>
    (await house.get('/api/jobs/available', cleaner.token)).body.map(({ id }: { id: string }) => id);
  assert.ok((await near()).includes(job.id));
  await house.put(`/api/properties/${property.id}`, { ...loft, address: '1 Pike St, Seattle, WA 98101' }, host.token);
  await house.work();
  assert.ok(!(await near()).includes(job.id));
  const inSeattle = await house.get('/api/jobs/available?near=Seattle,%20WA', cleaner.token);
  assert.deepEqual([inSeattle.body[0].id, inSeattle.body[0].timeZone], [job.id, 'America/Los_Angeles']);
});

test('a walk through the pages meets every property once, newest first', async () => {
  const { token } = await aHost(house);
  for (let count = 1; count <= 7; count++) {
    if (count % 3 === 0) house.clock.forward(1000);
    await house.post('/api/properties', { ...loft, title: `No. ${count}` }, token);
  }
  const titles: string[] = [];
  let path: string | undefined = '/api/properties?limit=3';
  while (path) {
    const { body, headers } = await house.get(path, token);
    assert.equal(Number(headers['x-total-count']), 7);
    titles.push(...body.map(({ title }: { title: string }) => title));
    path = /<(.+)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  assert.deepEqual(titles, ['No. 7', 'No. 6', 'No. 5', 'No. 4', 'No. 3', 'No. 2', 'No. 1']);
  assert.equal((await house.get('/api/properties?cursor=bogus', token)).status, 400);
});

test('any of many homes is found by words of its name, address or city, by the page, and nobody else’s', async () => {
  const host = await aHost(house);
  const other = await aHost(house);
  const places = ['Austin', 'Savannah', 'São Paulo'];
  for (let number = 1; number <= 60; number++)
    await aProperty(house, host, {
      ...{ title: `Villa No. ${number}`, address: `${number} Elm Avenue`, city: places[number % 3] ?? null },
      createdAt: new Date(house.clock.now().getTime() + number),
    });
  await aProperty(house, other, { title: 'Villa No. 1', address: '1 Elm Avenue' });
  const find = async (query: string) => {
    const { status, body, headers } = await house.get(`/api/host/properties?${query}`, host.token);
    assert.equal(status, 200, JSON.stringify(body));
    return { titles: body.map(({ title }: { title: string }) => title), total: headers['x-total-count'] };
  };
  assert.deepEqual(await find('q=no.%201'), {
    titles: [19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 1].map((number) => `Villa No. ${number}`),
    total: '11',
  });
  assert.deepEqual((await find('q=17%20elm')).titles, ['Villa No. 17']);
  assert.equal((await find('q=savannah&limit=5')).total, '20');
  assert.deepEqual((await find('q=%25')).titles, []);
  const first = await house.get('/api/host/properties?q=austin&limit=15', host.token);
  const next = /cursor=([\w-]+)/.exec(String(first.headers.link))?.[1];
  assert.equal((await find(`q=austin&limit=15&cursor=${next}`)).titles.length, 5);
});

test('strings that break things are kept as they were sent', async () => {
  const { token } = await aHost(house);
  const naughty = [
    "'; DROP TABLE property; --",
    '<script>alert(1)</script>',
    '=1+1',
    '{{x}} $(y) %s',
    '田中さん 𝒳 👩‍👩‍👧',
    '../../etc/passwd',
  ];
  for (const text of naughty) {
    const sent = { title: text, address: text, notes: `${text}\n${text}` };
    const { status, body } = await house.post('/api/properties', sent, token);
    assert.equal(status, 201, text);
    assert.deepEqual([body.title, body.address, body.notes], [sent.title, sent.address, sent.notes]);
  }
  for (const text of ['a\u0000b', '\ud800', ' ', 'x'.repeat(301)])
    assert.equal((await house.post('/api/properties', { title: 'T', address: text }, token)).status, 400);
});

test('of two changes that began from the same version the second is refused, and nothing of the first is lost', async () => {
  const { token } = await aHost(house);
  const { body: before } = await house.post('/api/properties', loft, token);
  const path = `/api/properties/${before.id}`;
  const change = (title: string) => house.put(path, { ...loft, title, version: before.version }, token);
  const answers = await Promise.all([change('One'), change('Other')]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.body.error, 'stale');
  const [kept] = (await house.get('/api/properties', token)).body;
  assert.deepEqual(kept, answers.find(({ status }) => status === 200)?.body);
  assert.equal((await house.put(path, { ...loft, version: 2 }, token)).status, 200);
});
