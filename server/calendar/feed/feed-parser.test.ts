import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { CalendarRefused } from '../calendar-refused.ts';
import { FeedParser, feedParser } from './feed-parser.ts';

const calendar = (...lines: string[]) =>
  new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const stay = calendar(
  ...event('DTSTART;VALUE=DATE:20260510', 'DTEND;VALUE=DATE:20260514', 'UID:a', 'SUMMARY:Reserved'),
);
const parse = (body: Uint8Array) => feedParser.parse({ body, timeZone: 'America/Chicago' });

const faultOf = (body: Uint8Array, parser = feedParser): Promise<string> =>
  parser.parse({ body, timeZone: 'America/Chicago' }).then(
    () => 'read',
    (error: unknown) => {
      assert.ok(error instanceof CalendarRefused, String(error));
      return error.fault.code;
    },
  );

/** Almost 5 MB, each line of which is looked at, unfolded and parsed. */
const costly = (): Uint8Array => {
  const folded = `DESCRIPTION:${'a\\,b;c\r\n '.repeat(300)}`;
  const each = event('DTSTART:20260510T160000Z', ...Array.from({ length: 20 }, () => folded), 'SUMMARY:Reserved');
  return calendar(...Array.from({ length: 85 }, () => each.join('\r\n')));
};

test('feeds are read in a thread of their own, one after another, and each answer is its own', async () => {
  const [first, broken, second] = await Promise.all([
    parse(stay),
    faultOf(new TextEncoder().encode('<html>')),
    parse(stay),
  ]);
  assert.deepEqual([first[0]?.checkOut, second[0]?.checkOut], ['2026-05-14', '2026-05-14']);
  assert.match(String(broken), /webPage|notACalendar/);
});

test('2 MB with as many stays as there may be are read whole, within two seconds of the processor', async () => {
  const url = `DESCRIPTION:${`Reservation URL: https://www.airbnb.com/hosting/reservations/details/HM\\n\r\n `.repeat(15)}`;
  const stays = Array.from({ length: 2000 }, (_, index) =>
    event('DTSTART;VALUE=DATE:20260510', 'DTEND;VALUE=DATE:20260514', `UID:${index}`, 'SUMMARY:Reserved', url).join(
      '\r\n',
    ),
  );
  const body = calendar(...stays);
  assert.ok(body.length > 2 * 1024 * 1024, String(body.length));
  // its limit is the two seconds: what takes longer is refused as too slow
  assert.equal((await parse(body)).length, 2000);
});

test('one that costs too much of the processor is ended, and the next is read', async () => {
  const strict = new FeedParser({ mostCpu: 60_000, lookEvery: 5 });
  assert.equal(await faultOf(costly(), strict), 'tooSlow');
  assert.equal((await strict.parse({ body: stay, timeZone: 'America/Chicago' })).length, 1);
});

test('while a large feed is read, the process goes on', async () => {
  await parse(stay);
  const body = costly();
  assert.ok(body.length > 4_000_000 && body.length < 5 * 1024 * 1024, String(body.length));
  const before = performance.eventLoopUtilization();
  await faultOf(body);
  const { utilization } = performance.eventLoopUtilization(before);
  assert.ok(utilization < 0.5, `the process itself was at work for ${utilization} of the time`);
});
