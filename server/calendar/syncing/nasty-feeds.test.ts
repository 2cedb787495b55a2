import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '#contract/days.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aHouse } from '#server/testing/house.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });

const may: [string, string, string] = ['2026-05-10', '2026-05-14', 'Reserved'];

test('what no database can hold is left out of UIDs, names and codes', async () => {
  for (const [words, uid, name] of [
    ['Reserved', 'a\0b', null],
    ['Reserved - A\0nn', 'c', 'Ann'],
    ['Reserved\r\nDESCRIPTION:x\0HMAAAAAAAA', 'd', null],
    [`Reserved - ${'a'.repeat(119)}😀😀`, 'e', 'a'.repeat(119)],
    ['Reserved', `${'x'.repeat(499)}😀zz`, null],
    ['Reserved - \u202eevil\u2066 <b>guest</b>', 'f', 'evil <b>guest</b>'],
  ] as const) {
    const { sync, starts, bookings } = await aHostWithAFeed(house, feed);
    feed.body = icalOf([...may.slice(0, 2), words, uid] as unknown as typeof may); // its first three and a UID
    assert.equal((await sync('?dryRun=true')).jobsCreated, 1, words);
    assert.equal((await sync()).jobsCreated, 1, words);
    const again = await sync();
    assert.ok(Object.values(again).every((count) => !count));
    assert.deepEqual([(await bookings())[0].guestName, (await starts()).length], [name, 1]);
  }
});

test('a stay by hand keeps a name without marks that turn the direction of what follows', async () => {
  const { property, host } = await aHostWithAFeed(house, feed);
  const form = { propertyId: property.id, checkInDate: '2026-05-10', checkOutDate: '2026-05-14' };
  const { body } = await house.post('/api/calendar/bookings', { ...form, guestName: ' \u202eAnn\u2066 ' }, host.token);
  assert.equal(body.guestName, 'Ann');
});

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'SUMMARY:Reserved', 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');

test('a day that no calendar has is no other day: nothing is posted, and each event says why', async () => {
  const { sync, starts, decisions } = await aHostWithAFeed(house, feed);
  feed.body = calendar(
    event('UID:1', 'DTSTART;VALUE=DATE:20260510', 'DTEND;VALUE=DATE:20260535'),
    event('UID:2', 'DTSTART;VALUE=DATE:20260627', 'DTEND;VALUE=DATE:20260631'),
    event('UID:3', 'DTSTART;VALUE=DATE:2026-05-10', 'DTEND;VALUE=DATE:2026-05-14'),
    event('UID:4', 'DTSTART:20260510T150000Z', 'DTEND:20261314T110000Z'),
    event('UID:5'),
    event('UID:6', 'DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260604', 'RRULE:FREQ=BOGUS'),
  );
  await sync();
  const said = async () =>
    (await decisions()).map(({ kind, reason }: { kind: string; reason: { code: string } }) => `${kind} ${reason.code}`);
  const unreadable = Array.from({ length: 5 }, () => 'ignored unreadable');
  assert.deepEqual([(await said()).sort(), await starts()], [[...unreadable, 'ignored repeats'].sort(), []]);
  const ids = async () => (await decisions()).map(({ id }: { id: string }) => id).sort();
  const before = await ids();
  house.clock.forward(86_400_000);
  await sync();
  assert.deepEqual(await ids(), before, 'they are the same the next day');
});

test('a stay whose days can no longer be read stays as it was', async () => {
  const { sync, starts, decisions } = await aHostWithAFeed(house, feed);
  const other = event('UID:2', 'DTSTART;VALUE=DATE:20260527', 'DTEND;VALUE=DATE:20260530');
  feed.body = calendar(event('UID:1', 'DTSTART;VALUE=DATE:20260520', 'DTEND;VALUE=DATE:20260524'), other);
  await sync();
  feed.body = calendar(event('UID:1', 'DTSTART;VALUE=DATE:20260520', 'DTEND;VALUE=DATE:20260599'), other);
  for (let reading = 0; reading < 3; reading++) await sync();
  assert.deepEqual([(await starts()).length, (await decisions()).length], [2, 2]);
});

test('a feed whose 2,000 events are others at each reading is not kept without end, and asks its host', async () => {
  const { sync, path, host, decisions } = await aHostWithAFeed(house, feed);
  const reading = (number: number) => {
    const day = addDays('2026-05-10', number * 2);
    return icalOf(
      ...Array.from({ length: 2000 }, (_, index): [string, string, string, string] => [
        day,
        addDays(day, 1),
        'Reserved',
        `${number}-${index}`,
      ]),
    );
  };
  const rows = async () => {
    const { headers } = await house.get(`${path}/decisions?limit=1`, host.token);
    return Number(headers['x-total-count']);
  };
  for (let number = 0; number < 6; number++) {
    feed.body = reading(number);
    await sync();
    assert.ok((await rows()) <= 4000, String(await rows()));
  }
  const shown = (await house.get('/api/calendar/integrations', host.token)).body[0];
  assert.deepEqual([shown.alarm, shown.lastFault], ['shrunk', { code: 'tooManyEvents' }]);
  await house.post(`${path}/missing-stays`, { decision: 'cancel' }, host.token);
  await sync();
  assert.ok((await rows()) <= 4500);
  await sync();
  await sync();
  assert.ok((await rows()) <= 2500, String(await rows()));
  assert.ok((await decisions()).length > 0);
});
