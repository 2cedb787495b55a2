import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { QueueItem } from '#contract/admin-queue.ts';
import { toCents } from '#contract/money.ts';
import { jobs } from '#server/jobs/table.ts';
import { payouts } from '#server/payouts/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aFailedTask } from '#server/testing/a-failed-task.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aJobToReview } from '#server/testing/a-job-to-review.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { planOf, queriesOf } from '#server/testing/plans-of.ts';

const house = await aHouse();
const owner = await anAdmin(house);
const [support, finance] = [
  await anAdmin(house, { staffRole: 'support' }),
  await anAdmin(house, { staffRole: 'finance' }),
];

const queue = async (of: Somebody, query = ''): Promise<QueueItem[]> =>
  (await house.get(`/api/admin/queue${query}`, of.token)).body;
const kindsOf = async (of: Somebody) => (await queue(of)).map(({ kind }) => kind);

/** A payout of $40 that its bank has refused. */
async function aFailedPayout(endedAt = house.clock.now()): Promise<Somebody> {
  const cleaner = await aCleaner(house, { name: 'Paula Payout' });
  await house.kit.db.insert(payouts).values({
    ...{ id: newId(), cleanerId: cleaner.id, amountCents: toCents(4000), feeCents: toCents(0), method: 'instant' },
    ...{ status: 'failed', createdAt: plus(endedAt, -hour), endedAt },
  });
  return cleaner;
}

test('an empty house has nothing to decide', async () => {
  assert.deepEqual(await queue(owner), []);
});

test('what stands still comes first, then who waits for a word, each gone once it is settled', async () => {
  const reviewed = await aJobToReview(house);
  const { body: review } = await reviewed.write(reviewed.host);
  const { host, cleaner, disputeId } = await aReportedJob(house);
  assert.deepEqual(
    await kindsOf(owner),
    ['review'],
    'a report that the two of them still talk about waits for nobody else',
  );
  await house.post(`/api/disputes/${disputeId}/answer`, { text: 'It was clean when I left.' }, cleaner.token);
  await house.post(`/api/disputes/${disputeId}/escalate`, { text: 'No.' }, host.token);
  const checked = await checksIn(house).checked(await aCleaner(house, { name: 'Carla Checked' }));
  await aFailedPayout();
  await aFailedPayout(plus(house.clock.now(), -8 * day));
  await aFailedTask(house, { name: 'sweep-uploads', data: {} });
  await aFailedTask(house, { name: 'sweep-uploads', data: {} });

  const items = await queue(owner);
  assert.deepEqual(
    items
      .slice(0, 3)
      .map(({ kind, count }) => `${kind} ${count}`)
      .toSorted(),
    ['dispute 1', 'returned 1', 'task 2'],
  );
  assert.deepEqual(
    items.slice(3).map(({ kind, name, id }) => [kind, name, id]),
    [
      ['check', 'Carla Checked', checked.id],
      ['review', 'Hanna Host', review.id],
    ],
  );
  assert.equal(items.find(({ kind }) => kind === 'dispute')?.id, disputeId);
  // enough to know whether it is worth opening first
  assert.deepEqual(items.at(-1)?.review, { stars: review.overallStars, place: review.job.title });
  assert.ok(items.slice(0, -1).every((item) => item.review === undefined));

  await checksIn(house).decide(owner, checked, { decision: 'approve', notes: 'Clear.' });
  await house.post(
    `/api/admin/disputes/${disputeId}/resolve`,
    { payoutCents: 5000, reason: 'Half was done.' },
    owner.token,
  );
  await house.patch(`/api/admin/reviews/${review.id}/moderate`, { moderationStatus: 'APPROVED' }, owner.token);
  assert.deepEqual((await kindsOf(owner)).toSorted(), ['returned', 'task']);
});

test('each role sees what it may settle, and no more', async () => {
  assert.deepEqual((await kindsOf(owner)).toSorted(), ['returned', 'task']);
  assert.deepEqual(await kindsOf(support), []);
  assert.deepEqual(await kindsOf(finance), ['returned']);
});

test('pages follow one another, and the count is of all', async () => {
  await aFailedTask(house, { name: 'forget-answers', data: {} });
  const whole = await queue(owner);
  const first = await house.get('/api/admin/queue?limit=1', owner.token);
  assert.equal(first.headers['x-total-count'], String(whole.length));
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const { body: second } = await house.get(next, owner.token);
  assert.deepEqual([first.body[0], second[0]], [whole[0], whole[1]]);
});

test('a payout that an admin holds waits however old it is; the bank’s refusals of long ago do not', async () => {
  const before = (await kindsOf(finance)).length;
  const longAgo = plus(house.clock.now(), -60 * day);
  await aFailedPayout(longAgo);
  const held = await aCleaner(house, { name: 'Hetty Held' });
  await house.kit.db.insert(payouts).values({
    ...{ id: newId(), cleanerId: held.id, amountCents: toCents(4000), feeCents: toCents(0), method: 'instant' },
    ...{ status: 'held', createdAt: longAgo },
  });
  const heldFor = async (of: Somebody) => (await house.get('/api/admin/stats', of.token)).body.heldPayoutCount;
  assert.deepEqual([await heldFor(finance), await heldFor(support)], [1, 0], 'who may release it sees it counted');
  const items = await queue(finance);
  assert.deepEqual([items.length, items[0]?.name, items[0]?.kind], [before + 1, 'Hetty Held', 'payout']);
});

test('what a bank has returned waits until another payout is on its way, or has come back in its place', async () => {
  const cleaner = await aFailedPayout();
  const waits = async () =>
    (await queue(finance)).filter(({ name, kind }) => kind === 'returned' && name === 'Paula Payout');
  const before = (await waits()).length;
  const pay = (status: 'pending' | 'failed') => {
    const now = house.clock.now();
    const what = { id: newId(), cleanerId: cleaner.id, amountCents: toCents(4000), feeCents: toCents(0) };
    const ended = status === 'failed' ? { endedAt: plus(now, hour) } : {};
    return house.kit.db
      .insert(payouts)
      .values({ ...what, method: 'instant', status, createdAt: plus(now, minute), ...ended });
  };
  await pay('failed');
  assert.equal((await waits()).length, before, 'one line for a cleaner whose bank refuses twice');
  await pay('pending');
  const left = await waits();
  house.clock.forward(2 * hour);
  assert.equal(left.length, before, 'begun before the last one came back');
  await pay('pending');
  assert.equal((await waits()).length, before - 1);
});

test('a cleaning that begins soon and that nobody is sure to come to stands above all else, the soonest first', async () => {
  const host = await aHost(house, { name: 'Hugo Host' });
  const cleaner = await aCleaner(house, { name: 'Una Unsure' });
  const now = house.clock.now();
  const open = await aJob(house, host, { startTime: plus(now, 5 * hour) });
  const unsure = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: plus(now, 3 * hour) });
  await house.kit.db.update(jobs).set({ confirmedAt: null }).where(eq(jobs.id, unsure.id));
  await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: plus(now, 12 * hour), confirmedAt: now });
  await aJob(house, host, { startTime: plus(now, 37 * hour) });
  await aBid(house, await aCleaner(house), open);
  const [first, second, third] = await queue(support);
  assert.deepEqual(
    [first, second].map((item) => [item?.kind, item?.id, item?.dueAt, item?.people, item?.bidCount]),
    [
      ['uncovered', unsure.id, unsure.startTime.toISOString(), ['Hugo Host', 'Una Unsure'], undefined],
      ['uncovered', open.id, open.startTime.toISOString(), ['Hugo Host'], 1],
    ],
  );
  assert.equal(first?.timeZone, 'America/Chicago', 'it starts by the clock of the home');
  assert.notEqual(third?.kind, 'uncovered');
  assert.ok(!(await kindsOf(finance)).includes('uncovered'), 'no matter of who may not change a cleaner');
});

test('it is read by indexes', async () => {
  for (const query of await queriesOf(house, '/api/admin/queue', owner.token))
    assert.doesNotMatch(
      await planOf(house, query),
      /Seq Scan on (user_account|job|review|payout|background_check|content_report|calendar_integration|mail|delivery)\b/,
    );
});
