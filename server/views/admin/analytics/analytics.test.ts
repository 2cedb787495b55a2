import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { keepFigures } from '#server/figures/keep-figures.ts';
import { writeTimeline } from '#server/jobs/lock-job.ts';
import { bids } from '#server/jobs/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse, testStart } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const get = async (query = '') => house.get(`/api/admin/analytics${query}`, admin.token);

test('without any job there is nothing to divide by, and every day of the span is there', async () => {
  const { status, body } = await get();
  assert.equal(status, 200);
  assert.deepEqual([body.from, body.to, body.series.length], ['2026-04-07', '2026-05-06', 30]);
  assert.deepEqual(
    [body.gmvCents, body.feesCents, body.fillRate, body.timeToFirstBidMinutes, body.confirmedInTimePercentage],
    [0, 0, null, null, null],
  );
  assert.deepEqual(body.series.at(-1), {
    ...{ date: '2026-05-06', gmvCents: 0, feesCents: 0, postedJobs: 0, completedJobs: 0, newSignups: 0 },
    ...{ fillRate: null, timeToFirstBidMinutes: null, onTimePercentage: null, confirmedInTimePercentage: null },
    disputes: 0,
  });
});

// Ten days before, so that nothing else of this file falls into it.
const past = plus(new Date(testStart), -10 * day);
const pastDay = past.toISOString().slice(0, 10);

test('what one day held, computed by hand', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  const property = await aProperty(house, host);
  const posted = (minutesToBid: number | null, given: object = {}) => aPostedJob(minutesToBid, given);
  async function aPostedJob(minutesToBid: number | null, given: object) {
    const job = await aJob(house, host, { property, createdAt: past, startTime: plus(past, 2 * hour), ...given });
    if (minutesToBid !== null) {
      const createdAt = plus(past, minutesToBid * minute);
      const bid = { id: newId(), jobId: job.id, cleanerId: cleaner.id, amountCents: toCents(9000), createdAt };
      await house.kit.db.insert(bids).values({ ...bid, status: 'WITHDRAWN' });
    }
    return job;
  }
  const paid = { status: 'PAID', cleaner, startedAt: plus(past, 2 * hour), submittedAt: plus(past, 3 * hour) };
  // four posted that day, of which three found a cleaner: 75 %; first bids after 10, 20 and 60 minutes
  const first = await posted(10, { ...paid, paidAt: plus(past, 4 * hour), payoutCents: toCents(10_000) });
  const second = await posted(20, { ...paid, paidAt: plus(past, 5 * hour), payoutCents: toCents(15_000) });
  // began 31 minutes late; paid on the day after
  const third = await posted(60, { ...paid, startedAt: plus(past, 2 * hour + 31 * minute), paidAt: plus(past, day) });
  await posted(null, { status: 'CANCELED' });
  const write = (
    jobId: string,
    kind: 'ASSIGNED' | 'REASSIGNED' | 'STARTED' | 'DISPUTED',
    at: Date,
    actorId: string | null,
  ) => house.kit.db.transaction((tx) => writeTimeline(tx, { jobId, kind, at, actorId }));
  // four hires: begun, taken away by a deadline, begun by the backup, and left by the cleaner, which is nobody's lateness
  await write(first.id, 'ASSIGNED', past, host.id);
  await write(first.id, 'STARTED', plus(past, 2 * hour), cleaner.id);
  await write(second.id, 'ASSIGNED', past, host.id);
  await write(second.id, 'REASSIGNED', plus(past, hour), null);
  await write(second.id, 'STARTED', plus(past, 2 * hour), cleaner.id);
  await write(third.id, 'ASSIGNED', past, host.id);
  await write(third.id, 'REASSIGNED', plus(past, hour), cleaner.id);
  await write(third.id, 'DISPUTED', plus(past, 4 * hour), host.id);
  const { body } = await get(`?from=${pastDay}&to=${pastDay}`);
  assert.deepEqual(
    {
      ...{ postedJobs: body.postedJobs, completedJobs: body.completedJobs, gmvCents: body.gmvCents },
      ...{ averageJobValueCents: body.averageJobValueCents, fillRate: body.fillRate },
      ...{ timeToFirstBidMinutes: body.timeToFirstBidMinutes, onTimePercentage: body.onTimePercentage },
      ...{ confirmedInTimePercentage: body.confirmedInTimePercentage },
      ...{ disputes: body.disputes, disputeRate: body.disputeRate },
    },
    {
      ...{ postedJobs: 4, completedJobs: 2, gmvCents: 25_000, averageJobValueCents: 12_500, fillRate: 75 },
      ...{ timeToFirstBidMinutes: 20, onTimePercentage: 66.7, confirmedInTimePercentage: 66.7 },
      ...{ disputes: 1, disputeRate: 33.3 },
    },
  );
  const { body: both } = await get(`?from=${pastDay}&to=${plus(past, day).toISOString().slice(0, 10)}`);
  assert.deepEqual(
    both.series.map((of: Record<string, unknown>) => [of.postedJobs, of.completedJobs, of.gmvCents]),
    [
      [4, 2, 25_000],
      [0, 1, 12_000],
    ],
  );
});

test('fees are what the books hold, less what was given back', async () => {
  const { job, host } = await aSubmittedJob(house);
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token)).status, 200);
  const today = house.clock.now().toISOString().slice(0, 10);
  const feesToday = async () => (await get(`?from=${today}&to=${today}`)).body;
  const before = await feesToday();
  assert.deepEqual([before.feesCents, before.series[0].feesCents], [1000, 1000], '$5 from each side');
  const [payment] = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  const refund = { amountCents: payment.amountCents, reason: 'Nobody came.' };
  assert.equal((await house.post(`/api/admin/payments/${payment.id}/refund`, refund, admin.token)).status, 200);
  assert.equal((await feesToday()).feesCents, 0, 'a full refund waives both');
});

test('a span is read as days, and one that is none is refused', async () => {
  const { body } = await get('?from=2026-05-01T10:00:00Z&to=2026-05-03T00:00:00Z');
  assert.deepEqual([body.from, body.to, body.series.length], ['2026-05-01', '2026-05-03', 3]);
  assert.equal((await get('?to=2026-03-31')).body.from, '2026-03-02');
  for (const bad of ['?from=2026-05-07', '?from=2026-05-03&to=2026-05-02', '?from=2025-05-05', '?from=soon', '?days=7'])
    assert.equal((await get(bad)).status, 400, bad);
});

test('the same days by city and one by one, also as a file that is written down', async () => {
  const there = await aHouse();
  const owner = await anAdmin(there);
  const [host, cleaner] = [await aHost(there), await aCleaner(there)];
  await approve(there, cleaner);
  const austin = await aProperty(there, host, { address: '12 Elm Street, Austin, TX 78704' });
  const away = await aProperty(there, host, { city: null, state: null });
  const at = plus(there.clock.now(), -day);
  const paid = { status: 'PAID' as const, cleaner, createdAt: at, paidAt: at };
  await aJob(there, host, { ...paid, property: austin, payoutCents: toCents(10_000) });
  await aJob(there, host, { ...paid, property: austin, payoutCents: toCents(5000), startTime: plus(at, 9 * day) });
  await aJob(there, host, { property: austin, createdAt: at });
  await aJob(there, host, { property: away, status: 'CANCELED', createdAt: at });
  const read = async (path: string) => there.get(`/api/admin/analytics/${path}`, owner.token);
  const cities = (await read('cities?from=2026-05-05&to=2026-05-05')).body;
  assert.deepEqual(
    cities.map((of: Record<string, unknown>) => [of.city, of.gmvCents, of.completedJobs, of.postedJobs, of.fillRate]),
    [
      ['Austin', 15_000, 2, 3, 100],
      ['', 0, 0, 1, 0],
    ],
  );
  assert.ok(Math.abs(cities[0].latitude - 30.27) < 0.2 && cities[1].latitude === null);
  assert.deepEqual((await read('cities?from=2026-05-06&to=2026-05-06')).body, []);
  assert.match((await read('cities?from=2026-05-06&to=2026-05-06&format=csv')).body, /city,state,.*fillRate\r\n$/);
  const days = await read('days?from=2026-05-04&to=2026-05-05&format=csv');
  assert.deepEqual(
    days.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.split(',').slice(0, 5)),
    [
      ['2026-05-04', '0', '0', '0', '0'],
      ['2026-05-05', '15000', '0', '4', '2'],
    ],
  );
  const file = await read('cities?format=csv');
  assert.match(file.body, /Austin,TX,30\.\d+,-97\.\d+,15000,2,3,100\r\n/);
  const [entry] = (await there.get('/api/admin/audit-logs', owner.token)).body;
  assert.deepEqual([entry.actor.id, entry.subject.kind], [owner.id, 'list'], JSON.stringify(entry));
  assert.equal((await read('cities?from=2026-05-07')).status, 400);
});

test('who had a job in one month and again in a later one, computed by hand', async () => {
  const there = await aHouse();
  const owner = await anAdmin(there);
  const [one, two, three, cleaner] = [
    await aHost(there),
    await aHost(there),
    await aHost(there),
    await aCleaner(there),
  ];
  await approve(there, cleaner);
  // one and two began in February, of whom one came back in April; three began in April. 11:30 PM on April 30 in New York is not May yet.
  for (const [host, at] of [
    [one, '2026-02-10T12:00:00Z'],
    [two, '2026-02-11T12:00:00Z'],
    [one, '2026-04-11T12:00:00Z'],
    [one, '2026-04-12T12:00:00Z'],
    [three, '2026-05-01T03:30:00Z'],
  ] as const)
    await aJob(there, host, { createdAt: new Date(at) });
  const startedAt = new Date('2026-04-20T12:00:00Z');
  await aJob(there, one, { status: 'SUBMITTED', cleaner, startedAt, createdAt: startedAt });
  await keepFigures(there.kit);
  const read = async (query: string) => (await there.get(`/api/admin/analytics/cohorts?${query}`, owner.token)).body;
  assert.deepEqual(await read('role=HOST'), [
    { month: '2026-02', people: 2, shares: [100, 0, 50, 0] },
    { month: '2026-04', people: 1, shares: [100, 0] },
  ]);
  assert.deepEqual(await read('role=CLEANER&to=2026-04-30'), [{ month: '2026-04', people: 1, shares: [100] }]);
  assert.match(await read('format=csv'), /\r\n2026-02,2,100,0,50,0,,,,,,,,\r\n2026-04,1,100,0,/);
});
