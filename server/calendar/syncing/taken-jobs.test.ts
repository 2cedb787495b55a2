import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Somebody } from '#server/testing/people.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });

const until = (day: string) => icalOf(['2026-05-10', day, 'Reserved', 'a']);
const at = (day: string) => `${day}T16:00:00.000Z`;

const hasMail = async ({ email }: Somebody, subject: RegExp) =>
  (await recentMails(house.kit.db, email)).some((mail) => subject.test(mail.subject));

/** A stay until May 14 whose cleaning Ana has taken; Ben is the second choice. */
async function aTakenJob() {
  const connected = await aHostWithAFeed(house, feed);
  const { host } = connected;
  const [ana, ben] = [await anApprovedCleaner(house, 'Ana'), await anApprovedCleaner(house, 'Ben')];
  feed.body = until('2026-05-14');
  await connected.sync();
  const [job] = await connected.jobs();
  const [first, second] = [await aBid(house, ana, job), await aBid(house, ben, job)];
  const chosen = { primaryBidId: first.id, backupBidId: second.id };
  assert.equal((await house.patch(`/api/jobs/${job.id}/select-cleaners`, chosen, host.token)).status, 200);
  const show = async ({ token }: Somebody = host) => (await house.get(`/api/jobs/${job.id}`, token)).body;
  const answer = (what: string, { token }: Somebody, changeId?: string) =>
    house.post(`/api/jobs/${job.id}/change/${what}`, changeId && { changeId }, token);
  const moveTo = async (day: string) => {
    feed.body = until(day);
    await connected.sync();
    return (await show()).offeredChange;
  };
  return { ...connected, job, ana, ben, show, answer, moveTo };
}

test('a stay that moves after its job was taken: both are told, and the cleaner agrees to the new time', async () => {
  const { ana, ben, host, job, show, answer, moveTo, starts, sync, bookings } = await aTakenJob();
  const { bellsOf, listOf } = bellsIn(house);
  const change = await moveTo('2026-05-16');
  assert.deepEqual([await starts('ASSIGNED'), change.times.after.startTime], [[at('2026-05-14')], at('2026-05-16')]);
  assert.equal((await bookings())[0].cleaning.code, 'jobToMove');
  for (const person of [host, ana]) {
    assert.ok((await bellsOf(person)).includes('stayMoved'));
    assert.ok(await hasMail(person, /^Check-out moved/));
  }
  const said = async (person: Somebody) => (await listOf(person)).find(({ kind }) => kind === 'stayMoved')?.text;
  assert.match((await said(host)) ?? '', /now leaves on Sat,\sMay\s16; .*keep the old time or cancel/s);
  assert.match((await said(ana)) ?? '', /now leaves on Sat,\sMay\s16\. A new time is waiting for your answer/);
  await sync();
  assert.equal((await show()).offeredChange.id, change.id, 'it is offered once');
  assert.deepEqual(
    (await show(ana)).can.filter((ability: string) => /change|time/i.test(ability)),
    ['acceptChange', 'leaveOverChange'],
  );
  const { status, body } = await answer('accept', ana, change.id);
  assert.deepEqual([status, body.startTime, body.confirmBy], [200, at('2026-05-16'), null]);
  assert.doesNotMatch((await said(ana)) ?? '', /waiting for your answer/, 'it was answered');
  assert.equal((await bookings())[0].cleaning.code, 'jobCreated');
  assert.ok((await bellsOf(ben)).includes('bidVoided'), 'Ben bid for another time');
  assert.ok((await bellsOf(host)).includes('placeChangeAccepted'));
  await sync();
  const back = await moveTo('2026-05-14');
  assert.equal(back.times.after.startTime, at('2026-05-14'), 'from where the job is now');
  assert.equal((await house.get(`/api/jobs/${job.id}/money`, host.token)).status, 200);
});

test('nobody agrees to a time at which they are elsewhere, and who leaves over it does so without blame', async () => {
  const { ana, ben, host, show, answer, moveTo, starts, sync } = await aTakenJob();
  const change = await moveTo('2026-05-16');
  await aJob(house, host, { status: 'ASSIGNED', cleaner: ana, startTime: new Date('2026-05-16T18:00:00.000Z') });
  const refused = await answer('accept', ana, change.id);
  assert.deepEqual([refused.status, refused.body.error], [409, 'schedule_conflict']);
  assert.equal((await show()).startTime, at('2026-05-14'));
  assert.equal((await answer('leave', ana)).status, 200);
  const next = await show(ben);
  assert.deepEqual(
    [next.cleanerId, next.startTime, next.offeredChange.times.after.startTime],
    [ben.id, at('2026-05-14'), at('2026-05-16')],
    'Ben takes over at the time he bid for and is offered the new one',
  );
  assert.equal((await answer('leave', ben)).status, 200);
  assert.equal((await show()).status, 'OPEN');
  assert.deepEqual(await starts(), [at('2026-05-16')], 'an open job follows its stay');
  await sync();
  await moveTo('2026-05-18');
  assert.deepEqual(await starts(), [at('2026-05-18')]);
  assert.ok((await bellsIn(house).bellsOf(host)).includes('reopenedAfterPlaceChange'));
});

test('the host keeps the old time; it is not offered again until the stay moves once more', async () => {
  const { ana, host, show, answer, moveTo, sync, bookings } = await aTakenJob();
  const change = await moveTo('2026-05-16');
  assert.ok((await show()).can.includes('keepTime'));
  assert.equal((await answer('keep-time', host, change.id)).body.offeredChange, null);
  const again = await answer('keep-time', host, change.id);
  assert.deepEqual([again.status, again.body.error], [409, 'stale']);
  assert.ok((await bellsIn(house).bellsOf(ana)).includes('timeKept'));
  assert.equal((await bookings())[0].cleaning.code, 'jobKept', 'there is nothing left to agree on');
  assert.equal((await answer('accept', ana, change.id)).body.error, 'stale');
  await sync();
  assert.equal((await show()).offeredChange, null);
  assert.equal((await moveTo('2026-05-17')).times.after.startTime, at('2026-05-17'));
});

test('a stay that moves back takes the offer back; one that vanishes is told of and leaves the job to the host', async () => {
  const { ana, host, show, moveTo, sync, starts, bookings } = await aTakenJob();
  await moveTo('2026-05-16');
  assert.equal(await moveTo('2026-05-14'), null);
  assert.ok(await moveTo('2026-05-16'), 'it is offered anew');
  feed.body = icalOf(['2026-07-10', '2026-07-14', 'Reserved', 'b']);
  await sync();
  await sync();
  assert.deepEqual([await starts('ASSIGNED'), (await show()).offeredChange], [[at('2026-05-14')], null]);
  for (const person of [host, ana]) {
    const bells = await bellsIn(house).bellsOf(person);
    assert.equal(bells.filter((kind) => kind === 'stayCanceled').length, 1);
    assert.ok(await hasMail(person, /^Stay canceled/));
  }
  await sync();
  assert.equal((await bellsIn(house).bellsOf(host)).filter((kind) => kind === 'stayCanceled').length, 1);
  assert.ok((await show()).can.includes('cancel'));
  assert.ok((await bookings()).some(({ bookingStatus }: { bookingStatus: string }) => bookingStatus === 'canceled'));
});

/** The stay is gone for good; what is left lies far ahead. */
async function loseStay({ sync }: { sync: () => Promise<unknown> }) {
  feed.body = icalOf(['2026-07-10', '2026-07-14', 'Reserved', 'b']);
  await sync();
  await sync();
}

test('a stay that is gone while its cleaner is booked asks for its host on the timeline, until its job is settled', async () => {
  const taken = await aTakenJob();
  const { host, job } = taken;
  const waitsFor = async () => {
    const [row] = (await house.get('/api/host/timeline?from=2026-05-10&days=7', host.token)).body;
    return row.cleanings.map((cleaning: { waitsFor: string | null }) => cleaning.waitsFor);
  };
  const cleaningOf = async () => {
    const { body } = await house.get(`/api/calendar/bookings?jobId=${job.id}`, host.token);
    assert.equal(body.length, 1);
    return body[0].cleaning.code;
  };
  assert.notDeepEqual(await waitsFor(), ['stayGone']);
  await loseStay(taken);
  assert.deepEqual([await waitsFor(), await cleaningOf()], [['stayGone'], 'jobToCancel']);
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  assert.deepEqual([await waitsFor(), await cleaningOf()], [[], 'jobCanceledToo'], 'without another reading');
});

test('a host who calls a stay blocked is told at once that its cleaner is booked', async () => {
  const { host, job, decisions } = await aTakenJob();
  const [{ id }] = await decisions();
  const { body } = await house.put(`/api/calendar/decisions/${id}`, { decision: 'block' }, host.token);
  assert.deepEqual([body.kind, body.cleaning.code, body.jobId], ['block', 'jobToCancel', job.id]);
});

test('a cleaner leaves a job whose stay is gone: it is canceled, nobody else is hired for it, and the host hears of it', async () => {
  const taken = await aTakenJob();
  const { ana, ben, host, job, starts } = taken;
  await loseStay(taken);
  for (const { token } of [ana, ben])
    assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, {}, token)).status, 200);
  await house.work();
  assert.deepEqual([await starts(), await starts('CANCELED')], [[], [at('2026-05-14')]]);
  assert.ok((await bellsIn(house).bellsOf(host)).includes('stayGone'));
});

test('a cleaner leaves a job whose host kept the old time: open again, it follows its stay', async () => {
  const { ana, ben, host, job, answer, moveTo, starts } = await aTakenJob();
  const change = await moveTo('2026-05-16');
  await answer('keep-time', host, change.id);
  for (const { token } of [ana, ben])
    assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, {}, token)).status, 200);
  await house.work();
  assert.deepEqual(await starts(), [at('2026-05-16')]);
});

test('a time that is over by now is no longer agreed to', async () => {
  const { ana, show, answer, moveTo } = await aTakenJob();
  const change = await moveTo('2026-05-16');
  house.clock.set(plus(new Date(at('2026-05-16')), hour));
  await house.get('/api/me', ana.token);
  assert.ok(!(await show(ana)).can.includes('acceptChange'));
  assert.equal((await answer('accept', ana, change.id)).body.error, 'stale');
});
