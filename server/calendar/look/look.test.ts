import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour } from '#server/platform/clock.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { readHead } from '../feed/read-head.ts';

const [feed, broken] = [await aFeed(), await aFeed()];
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at, broken.at] } });
const named = (...head: string[]) =>
  icalOf(['2026-05-10', '2026-05-14', 'Reserved']).replace('PRODID', `${head.join('\r\n')}\r\nPRODID`);

test('each address is answered on its own, in its order: what is there, or why it cannot be read; nothing is kept', async () => {
  const host = await aHost(house);
  feed.body = named('X-WR-CALNAME:Dune House\\, Tybee', 'X-WR-TIMEZONE:America/New_York');
  broken.body = '<!doctype html><html></html>';
  const calendarUrls = [feed.url, broken.url, 'http://10.0.0.1/a.ics', 'not an address', 'https://host.invalid/x.ics'];
  const { status, body } = await house.post('/api/calendar/look', { calendarUrls }, host.token);
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(body[0], { name: 'Dune House, Tybee', timeZone: 'America/New_York', entries: 1, fault: null });
  assert.deepEqual(
    body.slice(1).map(({ fault }: { fault: { code: string } }) => fault.code),
    ['webPage', 'privateAddress', 'badUrl', 'privateAddress'],
  );
  assert.deepEqual((await house.get('/api/calendar/integrations', host.token)).body, []);
  assert.deepEqual((await house.get('/api/properties', host.token)).body, []);
});

test('at most ten at once, and sixty an hour', async () => {
  const host = await aHost(house);
  const look = (most: number) =>
    house.post('/api/calendar/look', { calendarUrls: Array.from({ length: most }, () => 'no') }, host.token);
  assert.deepEqual([(await look(11)).status, (await look(0)).status], [400, 400]);
  for (let time = 0; time < 6; time++) assert.equal((await look(10)).status, 200);
  assert.equal((await look(1)).status, 429);
  house.clock.forward(hour);
  assert.equal((await look(1)).status, 200);
});

test('a name is one plain line, and a zone one that exists; of a feed without either neither is made up', () => {
  const headOf = (...lines: string[]) => readHead(Buffer.from(named(...lines)));
  assert.equal(headOf('X-WR-CALNAME;VALUE=TEXT:Sea\\nView \u0007 ').name, 'Sea View');
  assert.equal(headOf(`X-WR-CALNAME:${'a'.repeat(300)}`).name?.length, 120);
  assert.equal(headOf('X-WR-TIMEZONE:Mars/Olympus').timeZone, null);
  assert.deepEqual(headOf('CALSCALE:GREGORIAN'), { name: null, timeZone: null, entries: 1 });
  assert.throws(() => readHead(Buffer.from('hello')), /no calendar/);
});
