import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { anywhereKm } from '#contract/search-reach.ts';
import { users } from '#server/accounts/table.ts';
import { feeCredits } from '#server/cleaners/table.ts';
import { record } from '#server/events.ts';
import { blocks } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { mails } from '#server/platform/mail.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { askedDuring, planOf } from '#server/testing/plans-of.ts';

// 11 AM in Austin, where the cleaners of tests live.
const house = await aHouse();
const host = await aHost(house);
const tomorrow = plus(house.clock.now(), day);

async function aSeeker(filters: object = {}): Promise<Somebody> {
  const cleaner = await anApprovedCleaner(house);
  const { status, body } = await house.post('/api/cleaner/searches', { name: 'Mine', ...filters }, cleaner.token);
  assert.equal(status, 201, JSON.stringify(body));
  return cleaner;
}

/** Posted as the product records it. */
async function post(more: Parameters<typeof aJob>[2] = {}) {
  const job = await aJob(house, host, { startTime: tomorrow, ...more });
  await tell({ kind: 'job posted', jobId: job.id });
  return job;
}
async function tell(fact: Parameters<typeof record>[2]) {
  await house.kit.db.transaction((tx) => record(house.kit, tx, fact));
  await house.work();
}

const bells = async ({ token }: Somebody) =>
  (await house.get('/api/notifications', token)).body.filter(({ kind }: { kind: string }) => kind === 'jobFound');
const found = async (somebody: Somebody) =>
  (await bells(somebody)).map(({ link }: { link: string }) => link.split('/')[2]);
const mailsTo = ({ email }: Somebody) => house.kit.db.select().from(mails).where(eq(mails.recipient, email));

test('a saved search tells of a new job that it finds, and of no other', async () => {
  const [any, deep, dear, near, soon] = [
    await aSeeker(),
    await aSeeker({ cleaningType: 'deep' }),
    await aSeeker({ minPayoutCents: 12_001 }),
    await aSeeker({ radiusKm: 100 }),
    await aSeeker({ from: '2026-05-07', until: '2026-05-07' }),
  ];
  const silent = await aSeeker({ notify: false });
  const job = await post();
  const sanAntonio = await aProperty(house, host, { latitude: 29.4241, longitude: -98.4936, zipCode: '78205' });
  const away = await post({ property: sanAntonio, startTime: plus(tomorrow, 2 * day) });
  const everywhere = await aSeeker({ radiusKm: anywhereKm });
  const later = await post({ property: sanAntonio, cleaningType: 'deep', startTime: plus(tomorrow, 3 * day) });
  assert.deepEqual(await found(any), [job.id]);
  for (const each of [near, soon]) assert.deepEqual(await found(each), [job.id]);
  for (const each of [deep, dear, silent]) assert.deepEqual(await found(each), []);
  assert.deepEqual(await found(everywhere), [later.id], 'what is posted after it was saved');
  assert.ok(away.id);
  const [bell] = await bells(any);
  assert.deepEqual([bell.title, bell.link], ['A new job for you', `/jobs/${job.id}`]);
  // at the host’s price of $120, less the fee
  assert.match(bell.text, /Lakeside Loft.*Thu.*May.*receive.*\$115\.00.*“.*Mine.*”/);
});

test('whoever has a referral credit left hears of the whole price', async () => {
  const [owner, brought] = [await aSeeker(), await aSeeker()];
  const credit = { id: newId(), ownerId: owner.id, referredId: brought.id, place: 1, earnedAt: house.clock.now() };
  await house.kit.db.insert(feeCredits).values(credit);
  await post({ startTime: plus(tomorrow, 20 * day) });
  const texts = [(await bells(owner))[0].text, (await bells(brought))[0].text];
  assert.deepEqual(
    texts.map((text) => /receive.*(\$1\d\d\.00)/.exec(text)?.[1]),
    ['$120.00', '$115.00'],
  );
});

test('nobody hears of what they could not take or know already', async () => {
  const [free, blocked, suspended, unapproved, busy] = [
    ...[await aSeeker(), await aSeeker(), await aSeeker(), await aSeeker(), await aSeeker()],
  ] as [Somebody, Somebody, Somebody, Somebody, Somebody];
  const at = plus(tomorrow, 10 * day);
  const { db } = house.kit;
  await db.insert(blocks).values({ hostId: host.id, cleanerId: blocked.id, createdAt: at });
  await db.update(users).set({ suspendedAt: at }).where(eq(users.id, suspended.id));
  await approve(house, unapproved, { status: 'PASSED' });
  await aJob(house, host, { cleaner: busy, status: 'ASSIGNED', startTime: at });
  const job = await post({ startTime: at });
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, suspended.id));
  assert.deepEqual(await found(free), [job.id]);
  for (const each of [blocked, suspended, unapproved, busy]) assert.deepEqual(await found(each), []);
  // nobody can take the jobs of a host who is suspended
  const rude = await aHost(house);
  const theirs = await aJob(house, rude, { startTime: at });
  await db.update(users).set({ suspendedAt: at }).where(eq(users.id, rude.id));
  await tell({ kind: 'job posted', jobId: theirs.id });
  assert.deepEqual(await found(free), [job.id]);
});

test('a job is told of once, also when it matches only later, or is open again', async () => {
  const [any, dear] = [await aSeeker(), await aSeeker({ minPayoutCents: 20_000 })];
  await house.post('/api/cleaner/searches', { name: 'Another' }, any.token);
  const job = await post();
  assert.deepEqual([await found(any), await found(dear)], [[job.id], []]);
  const edited = await house.patch(`/api/jobs/${job.id}`, { payoutCents: 25_000 }, host.token);
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  await house.work();
  await tell({ kind: 'job reopened', jobId: job.id, restoredBidIds: [] });
  assert.deepEqual([await found(any), await found(dear)], [[job.id], [job.id]]);
});

test('mails of an hour go together, without what is gone by then; a deleted search keeps what it told', async () => {
  const any = await aSeeker();
  const before = (await mailsTo(any)).length;
  const jobs = [await post(), await post(), await post()];
  assert.equal((await mailsTo(any)).length, before);
  await house.patch(`/api/jobs/${jobs[1]?.id}`, { status: 'CANCELED' }, host.token);
  await minutesPass(house, 60, ['write-held-notices'], 10);
  const [mail, ...more] = (await mailsTo(any)).slice(before);
  assert.equal(more.length, 0);
  const said = mail?.text ?? '';
  const [first = '', second = '', third = ''] = jobs.map(({ id }) => id);
  assert.deepEqual(
    [first, second, third].map((id) => said.includes(id)),
    [true, false, true],
    said,
  );
  const [search] = (await house.get('/api/cleaner/searches', any.token)).body;
  await house.remove(`/api/cleaner/searches/${search.id}`, any.token);
  const [bell] = await bells(any);
  assert.match(bell.text, /a search you saved/);
});

test('who hears is found by indexes', async () => {
  const job = await aJob(house, host, { startTime: plus(tomorrow, 20 * day) });
  const asked = await askedDuring(house, () => tell({ kind: 'job posted', jobId: job.id }));
  const finds = asked.filter(({ text }) => text.includes('"saved_search"') && text.includes('earth_distance'));
  assert.equal(finds.length, 2);
  for (const query of finds) {
    const plan = await planOf(house, query);
    assert.doesNotMatch(plan, /Seq Scan/, plan);
  }
  assert.match(await planOf(house, finds[0] ?? { text: '', values: [] }), /saved_search_far/);
});
