import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { hour, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve, austin } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const roundRock = { ...austin, city: 'Round Rock', zipCode: '78664', latitude: 30.51, longitude: -97.64 };

const house = await aHouse();
const host = await aHost(house);
const nina = await aCleaner(house, { name: 'Nina Near' });
const rita = await aCleaner(house, { name: 'Rita Rock' });
const una = await aCleaner(house, { name: 'Una Unknown' });
await approve(house, nina, { at: { ...austin, latitude: 30.3, longitude: -97.75 } });
await approve(house, rita, { at: roundRock });
await approve(house, una, { profile: { location: null } });

const namesIn = (body: { firstName: string }[]) => body.map(({ firstName }) => firstName);
const list = (query: string, token = host.token) => house.get(`/api/cleaners/approved${query}`, token);

test('who is free at a time: within their own hours, not on a day off, and without another job then', async () => {
  const from = new Date('2026-05-12T15:00:00Z'); // Tuesday, 10 AM in Austin
  const freeAt = async (start: Date, hours: number) => {
    const end = new Date(start.getTime() + hours * hour);
    const query = `?location=Austin,%20TX&radiusMiles=100&freeFrom=${start.toISOString()}&freeTo=${end.toISOString()}`;
    const { body, headers } = await list(query);
    assert.equal(Number(headers['x-total-count']), body.length);
    return namesIn(body);
  };
  assert.deepEqual(await freeAt(from, 3), ['Nina', 'Rita']);
  assert.deepEqual(await freeAt(from, 12), [], 'past the end of both days');
  await aJob(house, host, {
    status: 'ASSIGNED',
    cleaner: nina,
    startTime: plus(from, 4 * hour),
    endTime: plus(from, 7 * hour),
  });
  assert.deepEqual(await freeAt(from, 3), ['Nina', 'Rita'], 'an hour lies between');
  assert.deepEqual(await freeAt(from, 3.75), ['Rita'], 'too close to the next job');
  assert.deepEqual(await freeAt(plus(from, 7.25 * hour), 0.5), ['Rita'], 'too close to the one before');
  await house.kit.db.execute(sql`update cleaner_profile set days_off = '{2026-05-12}' where user_id = ${rita.id}`);
  assert.deepEqual(await freeAt(from, 3), ['Nina']);
  assert.deepEqual(await freeAt(plus(from, 24 * hour), 3), ['Nina', 'Rita']);
});

test('half a time to be free, or an end before the start, is refused', async () => {
  const at = '2026-05-12T15:00:00Z';
  for (const query of [`?freeFrom=${at}`, `?freeTo=${at}`, `?freeFrom=${at}&freeTo=${at}`])
    assert.equal((await list(query)).status, 400, query);
});

test('a host sees which cleaners are favorites, alone if they wish; nobody else sees them', async () => {
  const own = await aHost(house);
  assert.equal((await house.put(`/api/host/cleaners/${nina.id}/favorite`, {}, own.token)).status, 204);
  const { body } = await list('?favorites=true', own.token);
  assert.deepEqual([namesIn(body), body[0].favorite], [['Nina'], true]);
  assert.equal((await house.get(`/api/cleaners/${nina.id}`, own.token)).body.favorite, true);
  assert.deepEqual(namesIn((await list('?favorites=true')).body), []);
  assert.ok((await list('')).body.every(({ favorite }: { favorite: boolean }) => !favorite));
});

test('a place is told to about three miles, and to nobody where it is unknown', async () => {
  const { body } = await list('');
  const placeOf = (name: string) => body.find(({ firstName }: { firstName: string }) => firstName === name).place;
  assert.deepEqual(placeOf('Rita'), { latitude: 30.5, longitude: -97.65 });
  assert.equal(placeOf('Una'), null);
});
