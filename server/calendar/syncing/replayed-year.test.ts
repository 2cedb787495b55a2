import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { addDays, nightsBetween } from '#contract/days.ts';
import { localTime } from '#contract/zoned-time.ts';
import { taskHandlers } from '#server/app.ts';
import { jobs } from '#server/jobs/table.ts';
import { aFeed } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aHouse } from '#server/testing/house.ts';
import { airbnbFeed, bookingFeed, type Entry } from '#server/testing/platform-feed.ts';
import { calendarBookings, calendarIntegrations } from '../table.ts';

// The ways of two real feeds over a year, with other days and names: what they did between two readings is here.
const feed = await aFeed();
const timeZone = 'America/Chicago';

interface Stay {
  from: string;
  to: string;
  /** First and, where it was canceled, last day on which the feed has it; else it has it until it is over. */
  seen: string;
  until?: string;
}

const booking: Stay[] = [
  { from: '2026-01-26', to: '2026-02-02', seen: '2026-01-05' },
  // booked and canceled half a year ahead, long before a job is due
  { from: '2026-09-01', to: '2026-09-04', seen: '2026-02-10', until: '2026-02-20' },
  // canceled two weeks before
  { from: '2026-03-28', to: '2026-04-02', seen: '2026-03-01', until: '2026-03-14' },
  { from: '2026-05-21', to: '2026-05-25', seen: '2026-03-06' },
  // a day later, and then canceled on the day on which the guest would have come
  { from: '2026-06-10', to: '2026-06-13', seen: '2026-03-20', until: '2026-05-01' },
  { from: '2026-06-11', to: '2026-06-14', seen: '2026-05-02', until: '2026-06-11' },
  // another guest takes some of the nights that somebody gave up
  { from: '2026-07-01', to: '2026-07-09', seen: '2026-05-10', until: '2026-05-25' },
  { from: '2026-07-06', to: '2026-07-11', seen: '2026-05-29' },
  { from: '2026-07-25', to: '2026-07-31', seen: '2026-01-20' },
];
const bookingCleaned = ['2026-02-02', '2026-05-25', '2026-07-11', '2026-07-31'];

const airbnb: Stay[] = [
  // canceled a week before
  { from: '2026-01-15', to: '2026-01-19', seen: '2026-01-05', until: '2026-01-08' },
  { from: '2026-02-04', to: '2026-02-08', seen: '2026-01-06' },
  // back to back with the next, which is booked first; the clocks change in the night before it ends
  { from: '2026-03-04', to: '2026-03-08', seen: '2026-02-05' },
  { from: '2026-03-08', to: '2026-03-22', seen: '2026-01-25' },
  // booked and given up between two jobs' days
  { from: '2026-05-26', to: '2026-06-06', seen: '2026-02-20', until: '2026-03-10' },
  { from: '2026-06-18', to: '2026-06-22', seen: '2026-03-15' },
  { from: '2026-06-22', to: '2026-06-26', seen: '2026-04-01' },
  { from: '2026-07-11', to: '2026-07-25', seen: '2026-02-25' },
  // further ahead than a job is posted
  { from: '2027-07-18', to: '2027-07-22', seen: '2026-07-10' },
];
const airbnbCleaned = ['2026-02-08', '2026-03-08', '2026-03-22', '2026-06-22', '2026-06-26', '2026-07-25'];

const seenOn = (stays: readonly Stay[], day: string) =>
  stays.filter(({ to, seen, until }) => seen <= day && day < (until ?? to));

/** A guest keeps a UID; it is a new one where days change. */
const bookingOn = (day: string): string =>
  bookingFeed(
    day,
    seenOn(booking, day).map(({ from, to }) => ({ from, to, uid: `${from}${to}` })),
  );

/** With a night closed around each guest, and yesterday's closing while its end is still to come. */
function airbnbOn(day: string): string {
  const guests = seenOn(airbnb, day).map(
    ({ from, to }): Entry => ({ from, to, uid: from, code: `HM${from.replaceAll('-', '')}` }),
  );
  const closed = guests.map(({ from }): Entry => ({ from: addDays(from, -1), to: from, uid: `before${from}` }));
  const creeping = { from: addDays(day, -1), to: addDays(day, 2), uid: `now${day}` };
  return airbnbFeed(day, [...guests, ...closed.filter(({ to }) => to > day), creeping]);
}

// the calendar changes after days or weeks, as the real ones did; between, the worker reads the same again
const gaps = [0, 1, 1, 3, 1, 9, 5, 1, 14, 6, 21, 3, 8, 1, 1, 12, 30, 9, 16, 5, 2, 9, 3, 1, 7, 13, 4, 10, 8, 9];

for (const [platform, feedOn, cleaned] of [
  ['Booking.com', bookingOn, bookingCleaned],
  ['Airbnb', airbnbOn, airbnbCleaned],
] as const)
  test(`a year of a ${platform} calendar: a cleaning for each real check-out day, and a second reading changes nothing`, async () => {
    const start = '2026-01-05T14:00:00Z';
    const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] }, start });
    feed.body = feedOn('2026-01-05');
    const { sync } = await aHostWithAFeed(house, feed);
    await sync();
    const { db } = house.kit;
    const tasks = taskHandlers(house.kit);
    const stood = new Set<string>();
    const open = () => db.select().from(jobs).where(eq(jobs.status, 'OPEN'));
    const dayOf = ({ startTime }: { startTime: Date }) => localTime(startTime, timeZone).date;
    const look = async () => {
      const days = (await open()).map(dayOf);
      assert.equal(new Set(days).size, days.length, `two jobs on a day, ${house.clock.now().toISOString()}`);
      for (const job of await open()) if (job.startTime <= house.clock.now()) stood.add(dayOf(job));
    };
    const read = async () => {
      const due = { nextRunAt: house.clock.now(), etag: null };
      await db.update(calendarIntegrations).set(due);
      await tasks['sync-calendars']?.({});
      const [row] = await db.select().from(calendarIntegrations);
      assert.deepEqual([row?.lastFault, row?.lastSyncAt], [null, house.clock.now()]);
    };
    const state = async () => {
      const stays = await db.select().from(calendarBookings).orderBy(calendarBookings.id);
      const rows = await db.select().from(jobs).orderBy(jobs.id);
      return JSON.stringify([stays, rows]);
    };
    for (const gap of gaps) {
      // what the worker does on each of the days between
      for (let passed = 0; passed < gap; passed++) {
        house.clock.forward(86_400_000);
        for (const task of ['plan-cleanings', 'expire-jobs'] as const) await tasks[task]?.({});
        await look();
        await tasks['sync-calendars']?.({});
      }
      feed.body = feedOn(localTime(house.clock.now(), timeZone).date);
      for (let reading = 0; reading < 2; reading++) await read();
      const before = await state();
      await read();
      assert.equal(await state(), before, house.clock.now().toISOString());
      await look();
    }
    const last = localTime(house.clock.now(), timeZone).date;
    assert.ok(nightsBetween('2026-07-31', last) > 0, last);
    assert.deepEqual([...stood].sort(), cleaned);
    const waiting = and(eq(calendarBookings.status, 'confirmed'), eq(calendarBookings.checkOut, '2027-07-22'));
    const [far] = await db.select().from(calendarBookings).where(waiting);
    assert.equal(far?.cleaning.code, platform === 'Airbnb' ? 'later' : undefined);
  });
