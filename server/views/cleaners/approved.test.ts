import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { blocks } from '#server/jobs/table.ts';
import { day } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve, austin } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const near = { ...austin, latitude: 30.3, longitude: -97.75 };
const roundRock = { ...austin, city: 'Round Rock', zipCode: '78664', latitude: 30.51, longitude: -97.64 };
const dallas = { ...austin, city: 'Dallas', zipCode: '75201', latitude: 32.7876, longitude: -96.7994 };

const cleaners: Record<string, Somebody> = {};

const house = await aHouse();
const host = await aHost(house);
const add = async (name: string, options: Parameters<typeof approve>[2]) => {
  const cleaner = await aCleaner(house, { name });
  await approve(house, cleaner, options);
  cleaners[name.split(' ')[0] ?? ''] = cleaner;
};
await add('Dora Dallas', { at: dallas, profile: { languages: ['English', 'Korean'] } });
await add('Rita Rock', { at: roundRock, profile: { preferredCleaningTypes: ['deep'] } });
await add('Nina Near', { at: near });
await add('Paul Passed', { at: near, status: 'PASSED' });
await add('Olaf Over', { at: near, clearedUntil: new Date('2026-05-01') });
await add('Una Unknown', { profile: { location: null } });

const namesIn = (body: { firstName: string }[]) => body.map(({ firstName }) => firstName);
const list = (query: string, token = host.token) => house.get(`/api/cleaners/approved${query}`, token);

test('only signed-in people see cleaners, and only those whose approval is still valid', async () => {
  assert.equal((await house.get('/api/cleaners/approved')).status, 401);
  const { body, headers } = await list('');
  assert.deepEqual(namesIn(body).sort(), ['Dora', 'Nina', 'Rita', 'Una']);
  assert.equal(Number(headers['x-total-count']), 4);
  assert.deepEqual(Object.keys(body[0]).sort(), [
    ...[
      'backgroundCheckStatus',
      'bio',
      'city',
      'distanceMiles',
      'favorite',
      'firstName',
      'hourlyRate',
      'id',
      'lastName',
    ],
    ...[
      'place',
      'profileImageUrl',
      'ratingAvg',
      'specialties',
      'state',
      'totalReviews',
      'workRadius',
      'yearsExperience',
    ],
  ]);
});

test('a profile says which languages are spoken and whose supplies are used', async () => {
  const { body } = await house.get(`/api/cleaners/${cleaners.Dora?.id}`, host.token);
  assert.deepEqual([body.languages, body.suppliesProvided], [['English', 'Korean'], false]);
});

test('by place: nearest first within the radius, 20 miles when none is given', async () => {
  const { body } = await list('?location=Austin,%20TX&radiusMiles=100');
  assert.deepEqual(namesIn(body), ['Nina', 'Rita']);
  assert.ok(
    body[0].distanceMiles < 5 && body[1].distanceMiles > 10 && body[1].distanceMiles < 25,
    JSON.stringify(body),
  );
  assert.deepEqual(namesIn((await list('?location=78701')).body), ['Nina', 'Rita']);
  assert.deepEqual(namesIn((await list('?location=78701&radiusMiles=10')).body), ['Nina']);
  assert.deepEqual(namesIn((await list('?location=Dallas')).body), ['Dora']);
  assert.deepEqual((await list('?location=xyzzy%20quux')).body, []);
});

test('without a place: nearest to the host’s first property, else best rated', async () => {
  await house.kit.db.execute(
    sql`update user_account set rating_stars = 9, rating_count = 2 where id = ${cleaners.Dora?.id}`,
  );
  await house.kit.db.execute(
    sql`update user_account set rating_stars = 4, rating_count = 1 where id = ${cleaners.Rita?.id}`,
  );
  const rated = await list('');
  assert.deepEqual(namesIn(rated.body).slice(0, 2), ['Dora', 'Rita']);
  assert.deepEqual([rated.body[0].ratingAvg, rated.body[0].totalReviews, rated.body[0].distanceMiles], [4.5, 2, null]);
  const owner = await aHost(house);
  await aProperty(house, owner);
  await aProperty(house, owner, { latitude: 32.8, longitude: -96.8, createdAt: new Date('2026-05-09') });
  assert.deepEqual(namesIn((await list('', owner.token)).body), ['Nina', 'Rita', 'Dora', 'Una']);
});

test('who invites to a job sees distances from where that job is, not from another of their properties', async () => {
  const owner = await aHost(house);
  await aProperty(house, owner);
  const inDallas = await aProperty(house, owner, {
    latitude: 32.8,
    longitude: -96.8,
    createdAt: new Date('2026-05-09'),
  });
  const job = await aJob(house, owner, { property: inDallas });
  const { body } = await list(`?jobId=${job.id}`, owner.token);
  assert.deepEqual(namesIn(body), ['Dora', 'Rita', 'Nina', 'Una']);
  assert.ok(body[0].distanceMiles < 5 && body[2].distanceMiles > 150, JSON.stringify(body));
  assert.deepEqual(namesIn((await list(`?jobId=${job.id}&radiusMiles=20`, owner.token)).body), ['Dora']);
  assert.deepEqual(namesIn((await list(`?jobId=${job.id}&location=78701`, owner.token)).body), ['Nina', 'Rita']);
  for (const token of [host.token, cleaners.Nina?.token]) {
    const refused = await list(`?jobId=${job.id}`, token);
    assert.deepEqual([refused.status, refused.body.message], [404, 'Job not found or access denied.']);
  }
});

test('a host may say from which of their homes; somebody else’s is not there', async () => {
  const owner = await aHost(house);
  await aProperty(house, owner);
  const place = { latitude: 32.8, longitude: -96.8, createdAt: new Date('2026-05-09') };
  const inDallas = await aProperty(house, owner, place);
  const from = `?propertyId=${inDallas.id}`;
  const { body } = await list(from, owner.token);
  assert.deepEqual(namesIn(body), ['Dora', 'Rita', 'Nina', 'Una']);
  assert.deepEqual(namesIn((await list(`${from}&location=78701`, owner.token)).body), ['Nina', 'Rita']);
  for (const token of [host.token, cleaners.Nina?.token]) assert.equal((await list(from, token)).status, 404);
  const homes = (await house.get('/api/host/properties', owner.token)).body;
  assert.deepEqual(homes[0].place, { latitude: 32.8, longitude: -96.8 });
});

test('which place a search text names is told, and that it names none', async () => {
  const named = async (name: string) =>
    (await house.get(`/api/places?name=${encodeURIComponent(name)}`, host.token)).body;
  assert.deepEqual(await named('Austin, TX'), { city: 'Austin', state: 'TX', zipCode: null });
  assert.deepEqual(await named('78701'), { city: 'Austin', state: 'TX', zipCode: '78701' });
  assert.deepEqual([await named('Zzzzville'), await named('')], [null, null]);
});

test('pages follow each other without a gap or a repetition, in both orders', async () => {
  const owner = await aHost(house);
  await aProperty(house, owner);
  for (const token of [owner.token, host.token]) {
    const seen: string[] = [];
    let path: string | undefined = '?limit=1';
    while (path) {
      const page = await list(path, token);
      seen.push(...namesIn(page.body));
      path = /<\/api\/cleaners\/approved([^>]*)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    assert.deepEqual(seen, namesIn((await list('', token)).body));
  }
  const broken = await list('?cursor=rubbish');
  assert.deepEqual([broken.status, Object.keys(broken.body.fields)], [400, ['cursor']]);
  // one of the other order would begin at a place that says nothing in this one
  for (const [ours, theirs] of [
    [owner.token, host.token],
    [host.token, owner.token],
  ] as const) {
    const { link } = (await list('?limit=1', ours)).headers;
    const cursor = /cursor=([^&>]+)/.exec(String(link))?.[1];
    const refused = await list(`?limit=1&cursor=${cursor}`, theirs);
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [400, ['cursor']]);
  }
});

test('by language and cleaning type', async () => {
  assert.deepEqual(namesIn((await list('?language=Korean')).body), ['Dora']);
  assert.deepEqual(namesIn((await list('?cleaningType=deep')).body), ['Rita']);
  assert.equal((await list('?language=Klingon')).status, 400);
});

test('a host sees whom they have blocked as such, and nobody else does', async () => {
  const [blocker, other] = await Promise.all([aHost(house), aHost(house)]);
  await house.kit.db
    .insert(blocks)
    .values({ hostId: blocker.id, cleanerId: cleaners.Nina?.id ?? '', createdAt: new Date() });
  const blockedFor = async ({ token }: Somebody) =>
    (await list('', token)).body.filter(({ blocked }: { blocked?: true }) => blocked);
  assert.deepEqual(namesIn(await blockedFor(blocker)), ['Nina']);
  assert.deepEqual(await blockedFor(other), []);
});

test('an expired clearance or a suspension takes a cleaner off the list', async () => {
  await house.kit.db.execute(sql`update user_account set suspended_at = now() where id = ${cleaners.Dora?.id}`);
  assert.deepEqual(namesIn((await list('?language=Korean')).body), []);
  house.clock.forward(366 * day);
  const later = await aHost(house);
  assert.deepEqual((await list('', later.token)).body, []);
});
