import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inArray } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { keepFigures } from '#server/figures/index.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);

const get = async (path: string) => (await house.get(path, admin.token)).body;

test('an empty house counts nothing and divides by nothing', async () => {
  assert.deepEqual(await get('/api/admin/stats'), {
    userCount: 1,
    pendingBackgroundChecks: 0,
    propertyCount: 0,
    openJobCount: 0,
    calendarIntegrationCount: 0,
    pendingReviewCount: 0,
    disputeCount: 0,
    escalatedDisputeCount: 0,
    pendingPaymentCount: 0,
    confirmableRefundCount: 0,
    heldPayoutCount: 0,
    openContentCount: 0,
    failedNoticeCount: 0,
    failedTaskCount: 0,
  });
  const dashboard = await get('/api/admin/dashboard/stats');
  assert.deepEqual(
    [dashboard.gmv.today, dashboard.jobStats.completedJobs, dashboard.jobStats.averageJobValue, dashboard.fillRate],
    [0, 0, 0, null],
  );
  assert.deepEqual(
    dashboard.userStats,
    { totalUsers: 0, newSignupsToday: 0 },
    'an admin is no user of the marketplace',
  );
});

test('only admins see them', async () => {
  for (const path of ['/api/admin/stats', '/api/admin/dashboard/stats']) {
    assert.equal((await house.get(path)).status, 401);
    assert.equal((await house.get(path, (await aHost(house)).token)).status, 403);
    assert.equal((await house.get(path, (await aCleaner(house)).token)).status, 403);
  }
});

test('the figures agree with the books, and are compared with what they were a week ago', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  const property = await aProperty(house, host, { calendarIntegrationEnabled: true });
  const now = house.clock.now();
  const jobPaid = (paidAt: Date, dollars: number, late = 0) =>
    aJob(house, host, {
      ...{ property, cleaner, status: 'PAID', paidAt, payoutCents: toCents(dollars * 100) },
      ...{
        startTime: plus(paidAt, -5 * hour),
        startedAt: plus(paidAt, late - 5 * hour),
        createdAt: plus(paidAt, -day),
      },
    });
  await jobPaid(plus(now, -hour), 100);
  await jobPaid(plus(now, -3 * day), 200, hour);
  await jobPaid(plus(now, -7 * day - hour), 40);
  await jobPaid(plus(now, -7 * day + hour), 500);
  await jobPaid(plus(now, -10 * day), 150);
  await aJob(house, host, { property });
  await aJob(house, host, { property, status: 'CANCELED' });
  const stats = await get('/api/admin/stats');
  assert.deepEqual([stats.propertyCount, stats.openJobCount], [1, 1]);
  const dashboard = await get('/api/admin/dashboard/stats');
  assert.equal(dashboard.gmv.today, 10_000);
  assert.deepEqual(dashboard.jobStats, { completedJobs: 5, averageJobValue: 19_800 });
  assert.equal(dashboard.fillRate, 83.3, 'five of six: the open one still waits');
  assert.equal(dashboard.onTimePercentage, 80);
  const { trend } = dashboard;
  assert.deepEqual(
    [3, 6, 10, 13].map((at) => [trend.gmv[at], trend.completedJobs[at], trend.averageJobValue[at]]),
    [
      [15_000, 1, 15_000],
      [54_000, 3, 23_000],
      [20_000, 4, 22_250],
      [10_000, 5, 19_800],
    ],
    'as it stood at the end of the day ten, seven and three days ago, and now',
  );
  assert.deepEqual([trend.gmv.length, trend.onTimePercentage[2], trend.onTimePercentage[13]], [14, null, 80]);
  assert.deepEqual(
    dashboard.change,
    {
      gmv: 150, // $100 today, $40 a week ago up to this time
      activeUsers: null,
      completedJobs: 150, // five, then two
      fillRate: -16.7, // five of six, then all
      averageJobValue: 108.4, // $198, then $95
      onTimePercentage: -20, // four of five, then all
      disputeRate: null,
      newSignups: null,
    },
    'each figure against the same one a week ago, when nobody had an account yet',
  );
});

test('the number of accounts is compared with that of a week ago', async () => {
  const [one, another] = [await aHost(house), await aHost(house)];
  const createdAt = plus(house.clock.now(), -8 * day);
  await house.kit.db
    .update(users)
    .set({ createdAt })
    .where(inArray(users.id, [one.id, another.id]));
  const { userStats, change } = await get('/api/admin/dashboard/stats');
  assert.equal(change.activeUsers, 50 * (userStats.totalUsers - 2));
});

test('a rate is compared in percentage points, not in percent of a percentage', async () => {
  const there = await aHouse();
  const owner = await anAdmin(there);
  const [host, cleaner] = [await aHost(there), await aCleaner(there)];
  await approve(there, cleaner);
  const property = await aProperty(there, host);
  const now = there.clock.now();
  const jobPaid = (paidAt: Date, late: number) =>
    aJob(there, host, {
      ...{ property, cleaner, status: 'PAID', paidAt, createdAt: plus(paidAt, -day) },
      ...{ startTime: plus(paidAt, -5 * hour), startedAt: plus(paidAt, late - 5 * hour) },
    });
  // a week ago one of two had begun on time, now three of four
  await jobPaid(plus(now, -10 * day), 0);
  await jobPaid(plus(now, -9 * day), hour);
  await jobPaid(plus(now, -3 * day), 0);
  await jobPaid(plus(now, -2 * day), 0);
  await keepFigures(there.kit);
  const { body } = await there.get('/api/admin/dashboard/stats', owner.token);
  assert.deepEqual([body.onTimePercentage, body.change.onTimePercentage, body.change.fillRate], [75, 25, 0]);
});

test('until every older day has been counted, it is said that the figures are not whole', async () => {
  const there = await aHouse();
  const owner = await anAdmin(there);
  const [host, cleaner] = [await aHost(there), await aCleaner(there)];
  await approve(there, cleaner);
  const long = plus(there.clock.now(), -100 * day);
  const paid = { status: 'PAID' as const, cleaner, createdAt: long, paidAt: long };
  await aJob(there, host, { ...paid, startTime: plus(long, -5 * hour) });
  const read = async () => {
    const { body } = await there.get('/api/admin/dashboard/stats', owner.token);
    return [body.complete, body.jobStats.completedJobs];
  };
  assert.deepEqual(await read(), [false, 0]);
  await keepFigures(there.kit);
  assert.deepEqual(await read(), [true, 1]);
  // a day that is to be counted anew is there as it was: nobody waits for that
  await aJob(there, host, { ...paid, paidAt: plus(long, hour), startTime: plus(long, -9 * hour) });
  assert.deepEqual(await read(), [true, 1]);
});

test('an open job whose end has passed is not counted as open', async () => {
  const before = (await get('/api/admin/stats')).openJobCount;
  const now = house.clock.now();
  await aJob(house, await aHost(house), { startTime: plus(now, -5 * hour), endTime: plus(now, -2 * hour) });
  assert.equal((await get('/api/admin/stats')).openJobCount, before);
});

test('reports count until they are over, an escalated one too that its host paid for in full', async () => {
  const { job, host, cleaner, disputeId } = await aReportedJob(house);
  const counted = async () => {
    const { disputeCount, escalatedDisputeCount } = await get('/api/admin/stats');
    return [disputeCount, escalatedDisputeCount];
  };
  assert.deepEqual(await counted(), [1, 0]);
  await house.post(`/api/disputes/${disputeId}/answer`, { text: 'It was clean when I left.' }, cleaner.token);
  assert.equal((await house.post(`/api/disputes/${disputeId}/escalate`, { text: 'No.' }, host.token)).status, 200);
  assert.deepEqual(await counted(), [1, 1]);
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token)).body.status, 'succeeded');
  assert.deepEqual(await counted(), [0, 0]);
});
