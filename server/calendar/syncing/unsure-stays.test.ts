import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recentMails } from '#server/platform/mail.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const { bellsOf } = bellsIn(house);

const worded = (words: string) => icalOf(['2026-05-10', '2026-05-14', words, 'a']);
const later: [string, string, string, string] = ['2026-07-10', '2026-07-14', 'Reserved', 'b'];

/** A stay until May 14 whose cleaning Ana has taken. */
async function aTakenCleaning() {
  const known = await aHostWithAFeed(house, feed);
  const { host, sync } = known;
  feed.body = worded('Reserved');
  await sync();
  const [job] = await known.jobs();
  const ana = await anApprovedCleaner(house, 'Ana');
  await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, ana.token);
  assert.equal((await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: ana.id }, host.token)).status, 200);
  const reads = async (body: string) => {
    feed.body = body;
    const counts = await sync();
    await house.work();
    return counts;
  };
  const said = async () => {
    const { body: bookings } = await house.get(`/api/calendar/bookings?jobId=${job.id}`, host.token);
    const { body: rows } = await house.get('/api/host/timeline?from=2026-05-10&days=7', host.token);
    const { body: overview } = await house.get('/api/host/overview', host.token);
    const waits = rows.flatMap(({ cleanings }: { cleanings: { waitsFor: string | null }[] }) =>
      cleanings.map(({ waitsFor }) => waitsFor),
    );
    const asks = overview.calendarNeeds.map(({ kind }: { kind: string }) => kind);
    return [bookings[0].cleaning.code, waits, asks];
  };
  const told = async (kind: string) => {
    const bells = [await bellsOf(host), await bellsOf(ana)];
    return bells.map((kinds) => kinds.filter((each) => each === kind).length);
  };
  return { ...known, job, ana, reads, said, told };
}

test('a stay that is no longer confirmed leaves a taken job to the host, and nobody is told that it is gone', async () => {
  const { host, ana, job, reads, said, told, starts } = await aTakenCleaning();
  for (let reading = 0; reading < 3; reading++) assert.equal((await reads(worded('Tentative'))).jobsCanceled, 0);
  assert.deepEqual(await said(), ['jobUnsure', ['stayUnsure'], ['unsure']]);
  assert.deepEqual(
    [await told('stayUnsure'), await told('stayCanceled')],
    [
      [1, 1],
      [0, 0],
    ],
  );
  for (const { email } of [host, ana])
    assert.ok(
      (await recentMails(house.kit.db, email)).some(({ subject }) => /^Stay no longer confirmed/.test(subject)),
    );
  assert.deepEqual(await starts('ASSIGNED'), ['2026-05-14T16:00:00.000Z']);
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  assert.deepEqual(await said(), ['jobCanceled', [], []], 'without another reading');
});

test('a mail that is held back, because one like it was just sent, is not sent once it is no longer true', async () => {
  const { host, ana, reads } = await aTakenCleaning();
  for (const words of ['Tentative', 'Reserved', 'Tentative', 'Reserved']) await reads(worded(words));
  await minutesPass(house, 12, ['write-held-mails']);
  for (const { email } of [host, ana]) {
    const subjects = (await recentMails(house.kit.db, email)).map(({ subject }) => subject.split(':')[0]);
    const count = (wanted: string) => subjects.filter((subject) => subject === wanted).length;
    assert.deepEqual([count('Stay no longer confirmed'), count('Stay confirmed again')], [1, 2], String(subjects));
  }
});

test('a stay that is confirmed again has its cleaning as it was, and both hear that it is on', async () => {
  const { reads, said, told } = await aTakenCleaning();
  await reads(worded('Tentative'));
  await reads(worded('Reserved'));
  const [code, , asks] = await said();
  assert.deepEqual([code, asks], ['jobCreated', []]);
  assert.deepEqual(
    [await told('stayConfirmed'), await told('stayBack')],
    [
      [1, 1],
      [0, 0],
    ],
  );
  await reads(worded('Tentative'));
  assert.deepEqual(await told('stayUnsure'), [2, 2]);
});

test('an unconfirmed stay that is gone in the end is told of as gone, and one that comes back unconfirmed as that', async () => {
  const { reads, said, told } = await aTakenCleaning();
  await reads(icalOf(['2026-05-10', '2026-05-14', 'Tentative', 'a'], later));
  for (let reading = 0; reading < 2; reading++) await reads(icalOf(later));
  assert.deepEqual(await said(), ['jobToCancel', ['stayGone'], ['gone']]);
  assert.deepEqual(
    [await told('stayUnsure'), await told('stayCanceled')],
    [
      [1, 1],
      [1, 1],
    ],
  );
  await reads(icalOf(['2026-05-10', '2026-05-14', 'Tentative', 'a'], later));
  assert.deepEqual(await said(), ['jobUnsure', ['stayUnsure'], ['unsure']]);
  await reads(icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], later));
  assert.equal((await said())[0], 'jobCreated');
});

test('an open job goes with a stay that is no longer confirmed, and is back with it', async () => {
  const { sync, starts } = await aHostWithAFeed(house, feed);
  feed.body = worded('Reserved');
  await sync();
  feed.body = worded('Tentative');
  assert.equal((await sync()).jobsCanceled, 1);
  assert.deepEqual(await starts(), []);
  feed.body = worded('Reserved');
  await sync();
  assert.equal((await starts()).length, 1);
});

test('a host hears of an open job that was canceled because its stay is no longer confirmed, while nobody looked', async () => {
  const { sync, host, starts } = await aHostWithAFeed(house, feed);
  feed.body = worded('Reserved');
  await sync();
  feed.body = worded('Tentative');
  for (let reading = 0; reading < 2; reading++) {
    house.clock.forward(31 * 60_000);
    await house.kit.tasks.send(house.kit.db, 'sync-calendars', {});
    await house.work();
  }
  assert.equal((await starts('CANCELED')).length, 1);
  const bells = await bellsOf(host);
  assert.deepEqual(
    ['stayDoubted', 'stayGone'].map((kind) => bells.filter((each) => each === kind).length),
    [1, 0],
  );
});

test('a cleaner leaves a job whose stay is no longer confirmed: its host hears that, not that it is gone', async () => {
  const { host, ana, job, reads, starts } = await aTakenCleaning();
  await reads(worded('Tentative'));
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, {}, ana.token)).status, 200);
  await house.work();
  assert.equal((await starts('CANCELED')).length, 1);
  const bells = await bellsOf(host);
  assert.deepEqual([bells.includes('stayDoubted'), bells.includes('stayGone')], [true, false]);
});

test('a new time that was offered is taken back while the stay is not confirmed, and offered anew with it', async () => {
  const { host, job, reads, said } = await aTakenCleaning();
  const moved = (words: string) => icalOf(['2026-05-10', '2026-05-16', words, 'a']);
  const offered = async () => (await house.get(`/api/jobs/${job.id}`, host.token)).body.offeredChange;
  await reads(moved('Reserved'));
  assert.ok(await offered());
  await reads(moved('Tentative'));
  assert.equal(await offered(), null);
  await reads(moved('Reserved'));
  assert.equal((await offered()).times.after.startTime, '2026-05-16T16:00:00.000Z');
  assert.equal((await said())[0], 'jobToMove');
});

test('work that has begun is not asked about when its stay is no longer confirmed', async () => {
  const { ana, job, reads, said } = await aTakenCleaning();
  house.clock.set(new Date('2026-05-14T16:05:00.000Z'));
  const { status } = await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, ana.token);
  assert.equal(status, 200);
  await reads(worded('Tentative'));
  assert.deepEqual(await said(), ['jobCreated', [null], []]);
});
