import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse, testStart } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const house = await aHouse();

const inHours = (count: number) => plus(house.clock.now(), count * hour);
const ids = (jobs: { id: string }[]) => jobs.map(({ id }) => id);

test('a new host and a new cleaner see zeros', async () => {
  const host = await house.get('/api/host/overview', (await aHost(house)).token);
  assert.deepEqual(host.body, {
    activeJobs: 0,
    propertyCount: 0,
    totalSpentCents: 0,
    completedJobs: 0,
    hasPaymentMethod: false,
    calendarNeeds: [],
    calendarCount: 0,
    inbox: [],
    week: [],
    recent: [],
    money: { monthSpentCents: 0, monthFeeCents: 0, monthTipCents: 0, monthFeeEachCents: null, monthJobs: 0, days: [] },
  });
  const cleaner = await house.get('/api/cleaner/overview', (await aCleaner(house)).token);
  const noneYet = { paidOutCents: 0, arrivedCents: 0, monthEarnedCents: 0, waitsForHostCents: 0 };
  const money = { balanceCents: 0, pendingCents: 0, ...noneYet };
  const counters = {
    jobsCompleted: 0,
    activeBids: 0,
    clientRequests: 0,
    availableJobs: 0,
    toAnswer: 0,
  };
  assert.deepEqual(cleaner.body, { ...counters, week: [], busy: [], timeZone: 'UTC', money });
});

test('both overviews count everything, show the week and what needs attention, and agree with the books', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  await aCard(house, host);
  await aJob(house, host, { status: 'SUBMITTED', cleaner, startTime: inHours(-30) });
  const waiting = await aJob(house, host, { startTime: inHours(50) });
  await aBid(house, cleaner, waiting);
  const unbid = await aJob(house, host, { startTime: inHours(60) });
  await aJob(house, host, { startTime: inHours(-6) });
  const held = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: inHours(20) });
  await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: inHours(8 * 24) });
  await aJob(house, host, { status: 'CANCELED', startTime: inHours(10) });
  const toPay = await aJob(house, host, {
    status: 'SUBMITTED',
    cleaner,
    startTime: inHours(-50),
    payoutCents: toCents(9000),
  });
  assert.equal((await house.post(`/api/jobs/${toPay.id}/checkout`, {}, host.token)).body.status, 'succeeded');
  await house.work();
  const { body } = await house.get('/api/host/overview', host.token);
  const { week, recent, ...counters } = body;
  assert.deepEqual(counters, {
    activeJobs: 2,
    propertyCount: 8,
    totalSpentCents: 9500,
    completedJobs: 1,
    hasPaymentMethod: true,
    calendarNeeds: [],
    calendarCount: 0,
    inbox: ['repost', 'approve', 'bids'].map((kind) => ({ kind, count: 1 })),
    jobsInNeed: 3,
    money: {
      monthSpentCents: 9500,
      monthFeeCents: 500,
      monthTipCents: 0,
      monthFeeEachCents: 500,
      monthJobs: 1,
      days: [{ date: testStart.slice(0, 10), spentCents: 9500 }],
    },
  });
  assert.equal(recent.length, 5);
  assert.deepEqual([recent[0].job.id, recent[0].kind], [toPay.id, 'PAID']);
  assert.deepEqual(ids(week), [held.id, waiting.id, unbid.id]);
  const own = await house.get('/api/cleaner/overview', cleaner.token);
  assert.deepEqual([own.body.jobsCompleted, own.body.activeBids, own.body.availableJobs], [1, 1, 1]);
  assert.deepEqual(ids(own.body.week), [held.id]);
  const { balanceCents, pendingCents, monthEarnedCents } = own.body.money;
  assert.deepEqual([balanceCents + pendingCents, monthEarnedCents], [8500, 8500]);
});

test('a month’s money uses the fee fixed for each job', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await aCard(house, host);
  const money = async () => (await house.get('/api/host/overview', host.token)).body.money;
  const pay = async (startTime: Date, fees: object) => {
    const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, startTime, ...fees });
    await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
    await house.work();
  };
  await pay(inHours(-50), { hostFeeCents: toCents(350), cleanerFeeCents: toCents(725) });
  const { monthSpentCents, monthFeeCents, monthFeeEachCents } = await money();
  assert.deepEqual([monthSpentCents, monthFeeCents, monthFeeEachCents], [12_350, 350, 350]);
  const own = await house.get('/api/cleaner/overview', cleaner.token);
  assert.equal(own.body.money.monthEarnedCents, 11_275);
  assert.equal(own.body.money.waitsForHostCents, 0);
  await pay(inHours(-80), {});
  assert.deepEqual([(await money()).monthFeeCents, (await money()).monthFeeEachCents], [850, null]);
});

test('what a host has spent is the same everywhere: payouts, the fees fixed for the jobs, tips, less refunds', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await aCard(house, host);
  const fees = { hostFeeCents: toCents(350), cleanerFeeCents: toCents(350) };
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, startTime: inHours(-50), ...fees });
  const listed = async () => (await house.get('/api/host/jobs', host.token)).body[0];
  assert.equal((await listed()).spent, null);
  await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 1_500 }, host.token);
  await house.work();
  const overview = async () => (await house.get('/api/host/overview', host.token)).body;
  const { totalSpentCents, money } = await overview();
  assert.equal(totalSpentCents, 12_000 + 350 + 1_500);
  assert.deepEqual(
    [money.monthSpentCents, money.monthFeeCents, money.monthTipCents, money.monthFeeEachCents, money.monthJobs],
    [13_850, 350, 1_500, 350, 1],
  );
  assert.deepEqual(
    money.days.map(({ spentCents }: { spentCents: number }) => spentCents),
    [13_850],
  );
  assert.deepEqual((await listed()).spent, { totalCents: 13_850, tipCents: 1_500, refundedCents: 0 });
  assert.equal((await listed()).hostFeeCents, 350);
  const receipt = (await house.get(`/api/jobs/${job.id}/money`, host.token)).body;
  assert.equal(receipt.hostPaysCents, totalSpentCents);
  await house.kit.db.execute(`update payment set refunded_cents = 2000 where job_id = '${job.id}' and kind = 'job'`);
  const after = await overview();
  assert.deepEqual([after.totalSpentCents, after.money.monthSpentCents], [11_850, 11_850]);
  assert.deepEqual((await listed()).spent, { totalCents: 11_850, tipCents: 1_500, refundedCents: 2_000 });
});

test('a new month begins when it begins where the property is', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await aCard(house, host);
  house.clock.set('2026-06-01T04:30:00Z');
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, startTime: plus(house.clock.now(), -day) });
  await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  await house.work();
  const monthJobs = async () => (await house.get('/api/host/overview', host.token)).body.money.monthJobs;
  assert.equal(await monthJobs(), 1);
  house.clock.set('2026-06-01T05:00:00Z');
  assert.equal(await monthJobs(), 0);
});

test('what is submitted and not paid waits for the host: the same in overview and earnings, and in no other amount', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  const fees = { hostFeeCents: toCents(350), cleanerFeeCents: toCents(425) };
  const job = { cleaner, payoutCents: toCents(8500), ...fees };
  const submitted = await aJob(house, host, { ...job, status: 'SUBMITTED', startTime: inHours(-30) });
  await aJob(house, host, { ...job, status: 'IN_PROGRESS', startTime: inHours(-1) });
  const { money } = (await house.get('/api/cleaner/overview', cleaner.token)).body;
  const { body: earnings } = await house.get('/api/cleaner/earnings', cleaner.token);
  for (const { waitsForHostCents, balanceCents, pendingCents } of [money, earnings])
    assert.deepEqual([waitsForHostCents, balanceCents, pendingCents], [8075, 0, 0]);
  const [line, ...others] = earnings.unpaid;
  assert.deepEqual([line.jobId, line.amountCents, line.waitsForYou, others], [submitted.id, 8075, undefined, []]);
  assert.ok(Date.parse(line.chargedAt) > house.clock.now().getTime(), 'the host is charged then at the latest');
  const open = { reportStatus: 'OPEN' as const, reportDueAt: inHours(24) };
  await house.kit.db.update(jobs).set(open).where(eq(jobs.id, submitted.id));
  const { unpaid } = (await house.get('/api/cleaner/earnings', cleaner.token)).body;
  assert.deepEqual(
    [unpaid[0].chargedAt, unpaid[0].waitsForYou],
    [null, true],
    'a report waits for the cleaner’s answer',
  );
  await house.kit.db.update(jobs).set({ reportStatus: 'RESOLVED', reportDueAt: null }).where(eq(jobs.id, submitted.id));
  const decided = { decidedPayoutCents: toCents(5000) };
  await house.kit.db.update(jobs).set(decided).where(eq(jobs.id, submitted.id));
  const { body: after } = await house.get('/api/cleaner/earnings', cleaner.token);
  assert.equal(after.waitsForHostCents, 4575, 'of a report that was decided, and could not be charged yet');
});
