import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import type { Stop } from '#contract/today.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { jobRequests, jobs, jobTasks } from '#server/jobs/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

// Noon in New York, 11 AM in Austin, where the cleaners of tests live.
const house = await aHouse();
const now = house.clock.now();

const todayOf = async ({ token }: Somebody) => {
  const { status, body } = await house.get('/api/cleaner/today', token);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const idsOf = (stops: readonly Stop[]) => stops.map(({ job }) => job.id);

test('a day without jobs says so, and which comes next', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const empty = await todayOf(cleaner);
  assert.deepEqual(
    { ...empty, home: null },
    {
      ...{ date: '2026-05-06', home: null, check: null, toAnswer: [], requests: [], requestCount: 0 },
      ...{ stops: [], busy: [], timeZone: 'America/Chicago', routeKm: null, receivesCents: 0, next: null },
    },
  );
  assert.ok(Math.abs(empty.home.latitude - 30.2711) < 1e-6 && Math.abs(empty.home.longitude + 97.7437) < 1e-6);
  const property = await aProperty(house, host, { latitude: 29.4241, longitude: -98.4936 });
  const later = await aJob(house, host, { property, cleaner, status: 'ASSIGNED', startTime: plus(now, 3 * day) });
  await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime: plus(now, 4 * day) });
  const { next, nextLeg } = await todayOf(cleaner);
  assert.equal(next.id, later.id);
  assert.deepEqual(
    [nextLeg.fromJobId, nextLeg.leaveBy, nextLeg.spareMinutes],
    [null, plus(later.startTime, -nextLeg.minutes * minute).toISOString(), null],
  );
  // from home in Austin to San Antonio
  assert.ok(nextLeg.km > 110 && nextLeg.km < 125, String(nextLeg.km));
  assert.ok(Math.abs(nextLeg.minutes - (nextLeg.km / 40) * 60) < 1.1, String(nextLeg.minutes));
});

test('the day comes in the order of travel, with the way to each stop and by when to leave', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const places = {
    home: await aProperty(house, host),
    far: await aProperty(house, host, { latitude: 29.4241, longitude: -98.4936 }),
    unknown: await aProperty(house, host, { latitude: null, longitude: null }),
  };
  const at = (hours: number, property: { id: string }, long = 2 * hour) => {
    const startTime = plus(now, hours * hour);
    return aJob(house, host, { property, cleaner, status: 'ASSIGNED', startTime, endTime: plus(startTime, long) });
  };
  const third = await at(10, places.unknown);
  const second = await at(6, places.far);
  const first = await at(1, places.home);
  const body = await todayOf(cleaner);
  assert.deepEqual(idsOf(body.stops), [first.id, second.id, third.id]);
  const [one, two, three] = body.stops.map(({ leg }: Stop) => leg);
  assert.deepEqual(
    [one.fromJobId, one.km, one.minutes, one.leaveBy, one.spareMinutes],
    [null, 0.1, 30, plus(first.startTime, -30 * minute).toISOString(), null],
  );
  // Austin to San Antonio is some 118 km, which take three hours at 40 km/h
  assert.equal(two.fromJobId, first.id);
  assert.ok(two.km > 110 && two.km < 125, String(two.km));
  assert.ok(Math.abs(two.minutes - (two.km / 40) * 60) < 1.1, String(two.minutes));
  assert.equal(two.leaveBy, plus(second.startTime, -two.minutes * minute).toISOString());
  assert.equal(two.spareMinutes, 180 - two.minutes);
  assert.deepEqual([three.km, three.minutes, three.spareMinutes], [null, 30, 90]);
  assert.equal(body.routeKm, Math.round((two.km + 0.1) * 10) / 10);
  assert.equal(body.stops[2].place, null);
  assert.ok(Math.abs(body.stops[1].place.latitude - 29.42) < 0.2);
});

test('each stop says what to do there: tasks, access, when Start opens, and what it pays after the fee', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const property = await aProperty(house, host);
  await house.put(`/api/properties/${property.id}/access`, { doorCode: '4417#' }, host.token);
  const startTime = plus(now, 3 * hour);
  const job = await aJob(house, host, {
    ...{ property, cleaner, status: 'ASSIGNED', startTime, payoutCents: toCents(9000), specialInstructions: 'Cat' },
  });
  const tasks = await house.kit.db.select().from(jobTasks).where(eq(jobTasks.jobId, job.id));
  const [done, skipped] = tasks;
  await house.kit.db
    .update(jobTasks)
    .set({ doneAt: now })
    .where(eq(jobTasks.id, done?.id ?? ''));
  await house.kit.db
    .update(jobTasks)
    .set({ skippedReason: 'Locked' })
    .where(eq(jobTasks.id, skipped?.id ?? ''));
  const { stops, receivesCents } = await todayOf(cleaner);
  const [stop] = stops;
  assert.deepEqual(stop.tasks, { settled: 2, total: tasks.length });
  assert.equal(stop.accessGiven, true);
  assert.equal(stop.startOpensAt, plus(startTime, -2 * hour).toISOString());
  assert.equal(stop.job.specialInstructions, 'Cat');
  assert.match(stop.job.property.address, /\d/);
  assert.equal(receivesCents, 8500);
  assert.ok(!JSON.stringify(stops).includes('4417#'));
});

test('today is the day on the calendar of each home: what is done stays, what was missed or runs over midnight too', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const given = (status: 'ASSIGNED' | 'IN_PROGRESS' | 'SUBMITTED' | 'PAID', from: number, long = 1) =>
    aJob(house, host, {
      ...{ cleaner, status, startTime: plus(now, from * hour), endTime: plus(now, (from + long) * hour) },
    });
  const running = await given('IN_PROGRESS', -20, 2);
  const missed = await given('ASSIGNED', -15);
  // 1 and 2 AM today in Austin
  const paid = await given('PAID', -10);
  const submitted = await given('SUBMITTED', -9);
  // 11:30 PM today, and half past midnight
  const late = await given('ASSIGNED', 12.5);
  const tomorrow = await given('ASSIGNED', 13.5 + 1);
  await given('PAID', -12);
  await given('SUBMITTED', -30);
  const body = await todayOf(cleaner);
  assert.deepEqual(idsOf(body.stops), [running.id, missed.id, paid.id, submitted.id, late.id]);
  assert.equal(body.next.id, tomorrow.id);
});

test('what needs an answer comes from every day: to be confirmed, or a change to agree to, but not what is rather started', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const [first, second] = [plus(now, 4 * hour), plus(now, 5 * hour)];
  const held = (startTime: Date, more = {}) =>
    aJob(house, host, { cleaner, status: 'ASSIGNED', startTime, confirmBy: second, ...more });
  const soon = await held(plus(now, 6 * hour));
  const far = await held(plus(now, 5 * day), { confirmBy: first });
  await held(plus(now, hour));
  await held(plus(now, 2 * day), { confirmedAt: now });
  const { toAnswer } = await todayOf(cleaner);
  assert.deepEqual(
    toAnswer.map(({ id }: { id: string }) => id),
    [far.id, soon.id],
    'by when each must be confirmed, not by when it is',
  );
  assert.equal(toAnswer[0].confirmBy, first.toISOString());
  await house.post(`/api/jobs/${far.id}/confirm`, undefined, cleaner.token);
  assert.equal((await todayOf(cleaner)).toAnswer.length, 1);
});

test('a report to be answered, or a proposal to be accepted, waits on Today and is counted, until it is answered', async () => {
  const { job, disputeId, cleaner } = await aReportedJob(house);
  const daysAgo = { startTime: plus(now, -5 * day), endTime: plus(now, -5 * day + hour) };
  await house.kit.db.update(jobs).set(daysAgo).where(eq(jobs.id, job.id));
  const waiting = async () => {
    const overview = await house.get('/api/cleaner/overview', cleaner.token);
    const { toAnswer, stops } = await todayOf(cleaner);
    for (const { answerBy } of toAnswer) assert.ok(answerBy > now.toISOString(), `told until when: ${answerBy}`);
    assert.equal(overview.body.toAnswer, toAnswer.length);
    return [toAnswer.map(({ id }: { id: string }) => id), stops.length];
  };
  assert.deepEqual(await waiting(), [[job.id], 0]);
  await house.post(`/api/disputes/${disputeId}/answer`, { text: 'It was cleaned.' }, cleaner.token);
  assert.deepEqual(await waiting(), [[job.id], 0]);
  await house.post(`/api/disputes/${disputeId}/accept`, undefined, cleaner.token);
  assert.deepEqual(await waiting(), [[], 0]);
});

test('the overview counts what Today lists, however far ahead it is', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime: plus(now, 13 * day), confirmBy: plus(now, day) });
  const asked = await aJob(house, host, { startTime: plus(now, 2 * day) });
  await house.kit.db
    .insert(jobRequests)
    .values({ id: newId(), jobId: asked.id, cleanerId: cleaner.id, createdAt: now });
  const { toAnswer, requestCount } = await todayOf(cleaner);
  assert.deepEqual([toAnswer.length, requestCount], [1, 1]);
  const { body } = await house.get('/api/cleaner/overview', cleaner.token);
  assert.deepEqual([body.toAnswer, body.week.length], [2, 0]);
});

test('a job taken shortly before its start is to be confirmed until its own deadline, though it can be started', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const confirmBy = plus(now, hour / 4);
  const job = await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime: plus(now, hour), confirmBy });
  const { toAnswer, stops } = await todayOf(cleaner);
  assert.deepEqual([toAnswer[0]?.id, toAnswer[0]?.confirmBy], [job.id, confirmBy.toISOString()]);
  assert.ok(stops[0].job.can.includes('start'));
});

test('hosts’ requests are counted, and the soonest five shown', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  for (let count = 6; count > 0; count--) {
    const job = await aJob(house, host, { startTime: plus(now, count * day) });
    await house.kit.db
      .insert(jobRequests)
      .values({ id: newId(), jobId: job.id, cleanerId: cleaner.id, createdAt: now });
  }
  const { requests, requestCount } = await todayOf(cleaner);
  assert.deepEqual([requests.length, requestCount], [5, 6]);
  assert.ok(requests[0].startTime < requests[4].startTime);
});

test('nobody sees another’s day, nor a job that was taken from them', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime: plus(now, 3 * hour) });
  assert.deepEqual((await todayOf(await anApprovedCleaner(house))).stops, []);
  assert.equal((await todayOf(cleaner)).stops.length, 1);
  await house.kit.db.update(jobs).set({ status: 'CANCELED' }).where(eq(jobs.id, job.id));
  assert.deepEqual((await todayOf(cleaner)).stops, []);
});

test('a background check is there from when it may be renewed, while it is in the way, and not before', async () => {
  const cleaner = await anApprovedCleaner(house);
  const given = async (clearance: BackgroundCheckStatus | null, clearedUntil: Date | null) => {
    await house.kit.db
      .update(cleanerProfiles)
      .set({ clearance, clearedUntil })
      .where(eq(cleanerProfiles.userId, cleaner.id));
    return (await todayOf(cleaner)).check;
  };
  assert.equal(await given('APPROVED', plus(now, 31 * day)), null);
  const soon = plus(now, 30 * day);
  assert.deepEqual(await given('APPROVED', soon), { status: 'APPROVED', endsAt: soon.toISOString() });
  assert.deepEqual(await given('APPROVED', now), { status: null, endsAt: null }, 'it has run out');
  assert.deepEqual(await given(null, null), { status: null, endsAt: null });
  for (const status of ['PENDING', 'IN_PROGRESS', 'PASSED', 'FAILED', 'REJECTED'] as const)
    assert.deepEqual(await given(status, soon), { status, endsAt: null });
});

test('what is over since an earlier day and not submitted is no part of the day’s way and sums', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const property = await aProperty(house, host);
  const at = (startTime: Date, status: 'IN_PROGRESS' | 'ASSIGNED') =>
    aJob(house, host, { property, cleaner, status, startTime, endTime: plus(startTime, 2 * hour) });
  const ofToday = await at(plus(now, 2 * hour), 'ASSIGNED');
  const alone = await todayOf(cleaner);
  const left = await at(plus(now, -4 * day), 'IN_PROGRESS');
  const body = await todayOf(cleaner);
  assert.deepEqual(idsOf(body.stops), [left.id, ofToday.id]);
  assert.deepEqual([body.stops[0].overdue, body.stops[1].overdue], [true, undefined]);
  assert.deepEqual(body.stops[1].leg, alone.stops[0].leg, 'from home');
  assert.deepEqual([body.receivesCents, body.routeKm], [alone.receivesCents, alone.routeKm]);
});
