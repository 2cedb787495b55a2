import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { jobs } from '#server/jobs/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aMessage } from '#server/testing/a-message.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

interface Item {
  id: string;
  kind: string;
  dueAt: string | null;
  job: { id: string; bids: { amountCents: number }[] } | null;
  owedCents: number | null;
  guestArrivesAt?: string;
  doubts?: string[];
  message: { cleaner: { name: string }; text: string } | null;
}

const inHours = (count: number) => plus(house.clock.now(), count * hour);
const inbox = async ({ token }: Somebody): Promise<Item[]> => (await house.get('/api/host/inbox', token)).body;
const shortly = (items: Item[]) => items.map(({ kind, job }) => [kind, job?.id ?? null]);

test('a host for whom nothing waits has an empty inbox, and the overview counts nothing', async () => {
  const host = await aHost(house);
  assert.deepEqual(await inbox(host), []);
  assert.deepEqual((await house.get('/api/host/overview', host.token)).body.inbox, []);
});

test('without a card a host with a home needs one, and nothing else once it is there', async () => {
  const host = await aHost(house);
  await aProperty(house, host);
  assert.deepEqual(shortly(await inbox(host)), [['card', null]]);
  await aCard(house, host);
  assert.deepEqual(await inbox(host), []);
});

test('everything that needs the host is there once, in the order of what is too late first', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  await aCard(house, host);
  const property = await aProperty(house, host);
  const at = (startTime: Date, options: object = {}) => aJob(house, host, { property, startTime, ...options });
  const wait = { reason: 'no_access' as const, since: inHours(-1).toISOString(), endedAt: null, payCents: null };
  const answered = await at(inHours(30), { status: 'ASSIGNED', cleaner });
  const atDoor = await at(inHours(-1), { status: 'IN_PROGRESS', cleaner: await aCleaner(house) });
  await house.kit.db
    .update(jobs)
    .set({ waiting: { ...wait, centsPerHour: toCents(3000) } })
    .where(eq(jobs.id, atDoor.id));
  const done = await at(inHours(-30), { status: 'SUBMITTED', cleaner });
  const bidOn = await at(inHours(60));
  await aBid(house, cleaner, bidOn);
  const unbid = await at(inHours(20));
  const over = await at(inHours(-6));
  await at(inHours(70));
  await at(inHours(40), { status: 'ASSIGNED', cleaner: await aCleaner(house) });
  const reported = { status: 'SUBMITTED', cleaner, reportStatus: 'OPEN', reportDueAt: inHours(5) };
  await at(inHours(-20), reported);
  const proposed = await at(inHours(-21), { ...reported, reportStatus: 'PROPOSED' });
  await at(inHours(-22), { ...reported, reportStatus: 'PROPOSED', reportAcceptedBy: 'host' });
  await aMessage(house, { from: cleaner, to: host, jobId: answered.id, cleanerId: cleaner.id, text: 'Where to park?' });
  const items = await inbox(host);
  assert.deepEqual(shortly(items), [
    ['door', atDoor.id],
    ['report', proposed.id],
    ['bidless', unbid.id],
    ['repost', over.id],
    ['message', answered.id],
    ['approve', done.id],
    ['bids', bidOn.id],
  ]);
  assert.deepEqual(
    items.filter(({ kind }) => kind === 'bids').map(({ job }) => job?.bids.length),
    [1],
  );
  assert.equal(items.find(({ kind }) => kind === 'message')?.message?.text, 'Where to park?');
  const { inbox: counts } = (await house.get('/api/host/overview', host.token)).body;
  assert.deepEqual(
    counts,
    items.map(({ kind }) => ({ kind, count: 1 })),
  );
});

test('a job that nobody took says when the next guest arrives at its home, on the home’s clock', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const property = await aProperty(house, host);
  await aJob(house, host, { property, startTime: inHours(-6) });
  assert.equal((await inbox(host))[0]?.guestArrivesAt, undefined);
  const on = (days: number) =>
    inHours(24 * days)
      .toISOString()
      .slice(0, 10);
  for (const [from, until] of [
    [-2, 0],
    [3, 5],
    [7, 8],
  ] as const) {
    const stay = { propertyId: property.id, checkInDate: on(from), checkOutDate: on(until) };
    assert.equal((await house.post('/api/calendar/bookings', stay, host.token)).status, 201);
  }
  assert.equal((await inbox(host))[0]?.guestArrivesAt, `${on(3)}T21:00:00.000Z`, 'at four in Austin');
});

test('what is owed leads, with its sum; paying settles it', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  const card = await aCard(house, host, testCards.insufficientFunds);
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, startTime: inHours(-10) });
  await aJob(house, host, { startTime: inHours(1) });
  await house.post(`/api/jobs/${job.id}/checkout`, { paymentMethodId: card.id }, host.token);
  const [first, second] = await inbox(host);
  assert.deepEqual([first?.kind, first?.job?.id, first?.owedCents, second?.kind], ['pay', job.id, 12_500, 'bidless']);
  const good = await aCard(house, host);
  await house.post(`/api/jobs/${job.id}/checkout`, { paymentMethodId: good.id }, host.token);
  await house.work();
  assert.deepEqual(
    (await inbox(host)).map(({ kind }) => kind),
    ['bidless'],
  );
});

test('work to approve is due when its page says that the card is charged: as agreed, by doubts, or not cleaned', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await aCard(house, host);
  const done = { status: 'SUBMITTED' as const, cleaner, startTime: inHours(-10) };
  const terms = { ...usualTerms, chargedAfterHours: 60 };
  for (const how of [{}, { terms }, { doubts: ['small_photo' as const] }, { couldNotClean: true, terms }])
    await aJob(house, host, { ...done, ...how });
  const items = await inbox(host);
  const told = items.map(({ dueAt }) => (Date.parse(dueAt ?? '') - house.clock.now().getTime()) / hour);
  assert.deepEqual(told, [24, 48, 60, 7 * 24]);
  for (const { dueAt, job } of items)
    assert.equal((await house.get(`/api/jobs/${job?.id}`, host.token)).body.settlesAt, dueAt);
});

test('pages follow one another without a gap or a repetition, and the count is of all', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const property = await aProperty(house, host);
  for (const hours of [5, 3, 1, 4, 2, 3, 3]) await aJob(house, host, { property, startTime: inHours(hours) });
  const whole = await inbox(host);
  const paged: Item[] = [];
  let address: string | null = '/api/host/inbox?limit=3';
  while (address) {
    const { body, headers }: Awaited<ReturnType<typeof house.get>> = await house.get(address, host.token);
    assert.equal(headers['x-total-count'], '7');
    paged.push(...body);
    address = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
  }
  assert.deepEqual(paged, whole);
  const starts = whole.map(({ dueAt }) => dueAt);
  assert.deepEqual(starts, starts.toSorted());
});

test('another host’s things are nobody else’s', async () => {
  const [host, other] = [await aHost(house), await aHost(house)];
  await aCard(house, host);
  await aJob(house, host, { startTime: inHours(3) });
  assert.deepEqual(await inbox(other), []);
});

test('a finished job whose required task was skipped says so, and another says nothing of the kind', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  await aCard(house, host);
  const property = await aProperty(house, host);
  const done = (startTime: Date) => aJob(house, host, { property, startTime, status: 'SUBMITTED', cleaner });
  const [skipped, whole] = [await done(inHours(-20)), await done(inHours(-40))];
  await house.kit.db
    .update(jobs)
    .set({ doubts: ['task_skipped'] })
    .where(eq(jobs.id, skipped.id));
  const found = await inbox(host);
  const doubtsOf = (id: string) => found.find((item) => item.id === id)?.doubts;
  assert.deepEqual([doubtsOf(skipped.id), doubtsOf(whole.id)], [['task_skipped'], undefined]);
});
