import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '#contract/days.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aFeed } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aHouse } from '#server/testing/house.ts';
import { airbnbFeed, bookingFeed, type Entry } from '#server/testing/platform-feed.ts';

const feed = await aFeed();
const firstDay = '2026-05-06';
const readings = 12;

/** One word for all, other UIDs every day, what is past cut off, and a horizon that creeps on. */
function bookingOn(reading: number): string {
  const today = addDays(firstDay, reading);
  const stays: [from: string, to: string][] = [
    ['2026-05-03', '2026-05-08'],
    ['2026-05-10', '2026-05-14'],
    // booked later
    ...(reading >= 4 ? [['2026-05-14', '2026-05-17'] as [string, string]] : []),
    ['2026-05-25', '2026-06-01'],
    // extended by a night
    ['2026-06-10', reading < 6 ? '2026-06-13' : '2026-06-14'],
    // canceled
    ...(reading < 7 ? [['2026-06-20', '2026-06-24'] as [string, string]] : []),
  ];
  const ahead = stays.filter(([, to]) => to > today);
  const cut = ahead.map(([from, to]): [string, string] => [[from, today].sort()[1] ?? from, to]);
  const all: [string, string][] = [...cut, [addDays(today, 365), addDays(today, 395)]];
  return bookingFeed(
    today,
    all.map(([from, to]) => ({ from, to, uid: `${reading}${from}${to}` })),
  );
}

/** A UID and a code for each stay, closings around stays, one whose begin creeps on, and one that ends at the horizon. */
function airbnbOn(reading: number): string {
  const today = addDays(firstDay, reading);
  const entries: Entry[] = [
    { from: '2026-05-04', to: '2026-05-09', uid: 'a', code: 'HMAAAAAAAA' },
    { from: '2026-05-12', to: reading < 3 ? '2026-05-15' : '2026-05-16', uid: 'b', code: 'HMBBBBBBBB' },
    { from: [addDays(today, -1), '2026-05-18'].sort()[1] ?? '', to: '2026-05-20', uid: `c${reading}` },
    { from: '2026-05-28', to: '2026-06-02', uid: 'd', code: 'HMDDDDDDDD' },
  ];
  const horizon = { from: addDays(today, 180), to: addDays(today, 365), uid: `z${reading}` };
  return airbnbFeed(today, [...entries.filter(({ to }) => to > today), horizon]);
}

// the cleaning that somebody takes at once is after a stay that moves later
for (const [platform, feedOn, takenDay, cleanings] of [
  ['Booking.com', bookingOn, '2026-06-13', ['05-08', '05-14', '05-17', '06-01']],
  ['Airbnb', airbnbOn, '2026-05-15', ['05-09', '06-02']],
] as const)
  test(`${platform}’s feed, replayed day by day, makes one cleaning for each check-out day, and twice no more`, async () => {
    const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
    const { sync, starts, jobs, host, cleanings: decided } = await aHostWithAFeed(house, feed);
    const ana = await anApprovedCleaner(house, 'Ana');
    const liveDays = async () =>
      [...(await starts()), ...(await starts('ASSIGNED'))].map((start) => start.slice(0, 10));
    for (let reading = 0; reading < readings; reading++) {
      feed.body = feedOn(reading);
      await sync();
      if (reading === 0) {
        const job = (await jobs()).find(({ startTime }: { startTime: string }) => startTime.startsWith(takenDay));
        await aBid(house, ana, job);
        const assigned = await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: ana.id }, host.token);
        assert.equal(assigned.status, 200, JSON.stringify(assigned.body));
      }
      const days = await liveDays();
      assert.equal(new Set(days).size, days.length, `reading ${reading}`);
      const again = await sync();
      // the second reading without a stay cancels it
      const { bookingsCanceled: _, jobsCanceled: __, alarm: ___, ...rest } = again;
      assert.ok(
        Object.values(rest).every((count) => !count),
        `reading ${reading}: ${JSON.stringify(again)}`,
      );
      const third = await sync();
      assert.ok(
        Object.values(third).every((count) => !count),
        `reading ${reading}: ${JSON.stringify(third)}`,
      );
      house.clock.forward(86_400_000);
    }
    assert.deepEqual(
      await starts(),
      cleanings.map((day) => `2026-${day}T16:00:00.000Z`),
    );
    assert.deepEqual(await starts('ASSIGNED'), [`${takenDay}T16:00:00.000Z`]);
    assert.equal((await decided()).filter((code) => code === 'jobToMove').length, 1);
  });
