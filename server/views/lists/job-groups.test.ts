import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { calendarBookings } from '#server/calendar/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const house = await aHouse();
const inDays = (count: number) => plus(house.clock.now(), count * day);

async function aWeek() {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  const [loft, cabin] = [await aProperty(house, host), await aProperty(house, host)];
  const at = (days: number, more: object = {}) =>
    aJob(house, host, { property: loft, startTime: inDays(days), ...more });
  // made in no order of date
  const late = await at(9);
  const taken = await at(3, { status: 'ASSIGNED', cleaner });
  const paid = await at(-5, { status: 'PAID', cleaner });
  const withBid = await at(6);
  await aBid(house, cleaner, withBid);
  const canceled = await at(-2, { status: 'CANCELED', property: cabin });
  const near = await at(1);
  const toApprove = await at(-1, { status: 'SUBMITTED', cleaner, submittedAt: plus(house.clock.now(), -hour) });
  await aJob(house, await aHost(house), { startTime: inDays(2) });
  return { host, cleaner, loft, cabin, late, taken, paid, withBid, canceled, near, toApprove };
}

const aGoneStay = (host: { id: string }, job: { id: string; propertyId: string }) => ({
  ...{ id: newId(), hostId: host.id, propertyId: job.propertyId, jobId: job.id, platform: 'direct' as const },
  ...{ checkIn: '2026-05-20', checkOut: '2026-05-22', status: 'canceled' as const },
  ...{ cleaning: { code: 'jobToCancel' as const }, createdAt: house.clock.now() },
});

const idsIn = async (token: string, query: string) => {
  const { status, body } = await house.get(`/api/host/jobs?${query}`, token);
  assert.equal(status, 200, JSON.stringify(body));
  return body.map(({ id }: { id: string }) => id);
};

test('each job is in one group: the most urgent first, the soonest first, the latest first', async () => {
  const { host, ...made } = await aWeek();
  assert.deepEqual(await idsIn(host.token, 'group=needs'), [made.near.id, made.toApprove.id, made.withBid.id]);
  assert.deepEqual(await idsIn(host.token, 'group=coming'), [made.taken.id, made.late.id]);
  assert.deepEqual(await idsIn(host.token, 'group=done'), [made.canceled.id, made.paid.id]);
  const { body } = await house.get('/api/host/jobs/counts', host.token);
  assert.deepEqual(body, { needs: 3, coming: 2, done: 2 });
});

test('a group is read page by page, with its own count', async () => {
  const { host, ...made } = await aWeek();
  for (const [group, all] of [
    ['needs', [made.near, made.toApprove, made.withBid]],
    ['coming', [made.taken, made.late]],
    ['done', [made.canceled, made.paid]],
  ] as const) {
    const read: string[] = [];
    const { headers: begun } = await house.get(`/api/host/jobs?group=${group}&limit=1`, host.token);
    const elsewhere = /<(.+)>/.exec(String(begun.link))?.[1]?.replace(group, group === 'done' ? 'coming' : 'done');
    assert.equal((await house.get(elsewhere ?? '', host.token)).status, 400, 'another group has another order');
    for (let next: string | undefined = `/api/host/jobs?group=${group}&limit=1`; next; ) {
      const { body, headers } = await house.get(next, host.token);
      assert.equal(headers['x-total-count'], String(all.length));
      read.push(...body.map(({ id }: { id: string }) => id));
      next = /<(.+)>; rel="next"/.exec(String(headers.link))?.[1];
    }
    assert.deepEqual(
      read,
      all.map(({ id }) => id),
      group,
    );
  }
  assert.equal((await house.get('/api/host/jobs?group=done&cursor=WyJhIl0', host.token)).status, 400);
});

test('status, home, cleaner and days narrow a group and its count alike', async () => {
  const { host, cleaner, cabin, ...made } = await aWeek();
  const counts = async (query: string) => (await house.get(`/api/host/jobs/counts?${query}`, host.token)).body;
  assert.deepEqual(await idsIn(host.token, `group=done&propertyId=${cabin.id}`), [made.canceled.id]);
  assert.deepEqual(await counts(`propertyId=${cabin.id}`), { needs: 0, coming: 0, done: 1 });
  assert.deepEqual(await idsIn(host.token, `group=needs&cleanerId=${cleaner.id}`), [
    made.toApprove.id,
    made.withBid.id,
  ]);
  assert.deepEqual(await counts(`cleanerId=${cleaner.id}`), { needs: 2, coming: 1, done: 1 });
  assert.deepEqual(await idsIn(host.token, 'group=coming&status=ASSIGNED'), [made.taken.id]);
  const span = `from=${inDays(-3).toISOString()}&to=${inDays(4).toISOString()}`;
  assert.deepEqual(await counts(span), { needs: 2, coming: 1, done: 1 });
  // without a group as before: newest first
  assert.deepEqual(
    await idsIn(host.token, `cleanerId=${cleaner.id}`),
    [made.toApprove, made.withBid, made.paid, made.taken].map(({ id }) => id),
  );
});

test('a cleaning whose stay is gone needs its host, and is there once', async () => {
  const { host, taken } = await aWeek();
  await house.kit.db.insert(calendarBookings).values(aGoneStay(host, taken));
  assert.ok((await idsIn(host.token, 'group=needs')).includes(taken.id));
  assert.ok(!(await idsIn(host.token, 'group=coming')).includes(taken.id));
});

test('the overview counts the jobs that need their host as the list does, a job that does so twice once', async () => {
  const { host, taken } = await aWeek();
  const both = async () => [
    (await house.get('/api/host/overview', host.token)).body.jobsInNeed,
    (await house.get('/api/host/jobs/counts', host.token)).body.needs,
  ];
  assert.deepEqual(await both(), [3, 3]);
  await house.kit.db.insert(calendarBookings).values(aGoneStay(host, taken));
  assert.deepEqual(await both(), [4, 4]);
  await house.kit.db
    .update(jobs)
    .set({ extraDueCents: toCents(500) })
    .where(eq(jobs.id, taken.id));
  assert.deepEqual(await both(), [4, 4]);
  const { body } = await house.get('/api/host/overview', (await aHost(house)).token);
  assert.ok(!('jobsInNeed' in body), 'none is not counted');
});
