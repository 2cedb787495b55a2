import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aHouse } from '#server/testing/house.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });

type Decision = Record<'id' | 'checkInDate' | 'kind' | 'choice', string> & { cleaning: { code: string } };

async function aConnected() {
  const known = await aHostWithAFeed(house, feed);
  const choose = async (id: string | undefined, decision: string) =>
    (await house.put(`/api/calendar/decisions/${id}`, { decision }, known.host.token)).body;
  const kinds = async () => {
    const all: Decision[] = await known.decisions();
    return all.map(({ checkInDate, kind, choice }) => `${checkInDate.slice(5)} ${kind} ${choice}`).sort();
  };
  return { ...known, choose, kinds };
}

type Event = [from: string, to: string, words: string, uid: string];
const june: Event = ['2026-06-10', '2026-06-12', 'Reserved', 'june'];
const inJune = '2026-06-12T16:00:00.000Z';
const inMay = '2026-05-14T16:00:00.000Z';

test('a decision stays with its event, whichever other one has the same days and however the feed is ordered', async () => {
  const { sync, decisions, choose, kinds, starts } = await aConnected();
  const guest: Event = ['2026-05-10', '2026-05-14', 'Reserved', 'u1'];
  const closing: Event = ['2026-05-10', '2026-05-14', 'Airbnb (Not available)', 'u2'];
  feed.body = icalOf(guest, closing, june);
  await sync();
  await choose((await decisions()).find(({ kind }: Decision) => kind === 'stay').id, 'block');
  for (const events of [
    [guest, closing, june],
    [closing, june, guest],
    [june, guest, closing],
  ]) {
    feed.body = icalOf(...events);
    await sync();
    assert.deepEqual(await kinds(), ['05-10 block auto', '05-10 block block', '06-10 stay auto']);
  }
  assert.deepEqual(await starts(), [inJune]);
});

test('what the host decided stays when the platform gives the same days another UID, and when they go on a night longer', async () => {
  const { sync, decisions, choose, starts } = await aConnected();
  const closed = (to: string, uid: string): Event => ['2026-05-10', to, 'CLOSED - Not available', uid];
  feed.body = icalOf(closed('2026-05-14', 'first'), june);
  await sync();
  assert.deepEqual(await starts(), [inMay, inJune]);
  const [event] = await decisions();
  await choose(event.id, 'block');
  for (const [to, uid] of [
    ['2026-05-14', 'second'],
    ['2026-05-14', 'third'],
    ['2026-05-15', 'fourth'],
  ] as const) {
    feed.body = icalOf(closed(to, uid), june);
    for (let reading = 0; reading < 2; reading++) await sync();
    const [now] = await decisions();
    assert.deepEqual([now.id, now.choice, now.checkOutDate, await starts()], [event.id, 'block', to, [inJune]], uid);
  }
});

test('two closings on the same days keep what was decided about each', async () => {
  const { sync, decisions, choose } = await aConnected();
  const one: Event = ['2026-05-10', '2026-05-14', 'CLOSED - Not available', 'u1'];
  const other: Event = ['2026-05-10', '2026-05-14', 'CLOSED - Not available', 'u2'];
  feed.body = icalOf(one, other);
  await sync();
  const [first] = await decisions();
  await choose(first.id, 'block');
  feed.body = icalOf(other, one);
  await sync();
  const again = (await decisions()).filter(({ choice }: Decision) => choice === 'block');
  assert.deepEqual(
    again.map(({ id }: Decision) => id),
    [first.id],
  );
});

const reservation = (from: string, code: string, words: string, uid: string) =>
  icalOf([from, '2026-05-14', `${words}\r\nDESCRIPTION:https://airbnb.com/hosting/reservations/details/${code}`, uid]);

test('another guest’s reservation on the same check-out day inherits neither decision nor name nor number', async () => {
  const { sync, decisions, choose, kinds, bookings, starts } = await aConnected();
  feed.body = reservation('2026-05-10', 'HMAAAAAAAA guests: 6', 'Reserved - Ann Meyer', 'u1');
  await sync();
  const [ann] = await bookings();
  assert.deepEqual([ann.guestName, ann.numberOfGuests], ['Ann Meyer', 6]);
  feed.body = reservation('2026-05-12', 'HMBBBBBBBB', 'Reserved', 'u9');
  await sync();
  const [next] = await bookings();
  assert.deepEqual([next.checkInDate, next.guestName, next.numberOfGuests], ['2026-05-12', null, null]);
  const [decision] = (await decisions()).filter(({ checkInDate }: Decision) => checkInDate === '2026-05-12');
  await choose(decision.id, 'block');
  feed.body = reservation('2026-05-11', 'HMCCCCCCCC', 'Reserved', 'u10');
  await sync();
  await sync();
  assert.ok((await kinds()).includes('05-11 stay auto'));
  assert.deepEqual(await starts(), [inMay]);
});

test('a closing, a series or our own export on its check-out day cancels no stay at the first reading', async () => {
  for (const [words, uid] of [
    ['Airbnb (Not available)', 'block'],
    ['Stay', '01a203f9-dc08-763a-9a88-a52f4c0002a7@calendar.freshkey'],
    ['Reserved\r\nRRULE:FREQ=DAILY', 'series'],
    ['Reserved\r\nSTATUS:CANCELLED', 'of another guest'],
  ] as const) {
    const { sync, starts } = await aConnected();
    feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], june);
    await sync();
    feed.body = icalOf(['2026-05-10', '2026-05-14', words, uid], june);
    assert.equal((await sync()).bookingsCanceled, 0, words);
    assert.deepEqual(await starts(), [inMay, inJune], words);
    assert.equal((await sync()).bookingsCanceled, 1, words);
    assert.deepEqual(await starts(), [inJune]);
  }
});

test('a guest who cancels is gone at once, and is the same guest when the platform takes that back', async () => {
  const { sync, starts, decisions } = await aConnected();
  const as = (status: string) => icalOf(['2026-05-10', '2026-05-14', `Reserved\r\nSTATUS:${status}`, 'a'], june);
  feed.body = as('CONFIRMED');
  await sync();
  feed.body = as('CANCELLED');
  assert.equal((await sync()).bookingsCanceled, 1);
  feed.body = as('CONFIRMED');
  await sync();
  assert.deepEqual([(await decisions()).length, await starts()], [2, [inMay, inJune]]);
});

test('what the host says of a stay that the feed has lost or canceled is done, and stands', async () => {
  const { sync, decisions, choose, kinds, starts, path, host } = await aConnected();
  const find = async () => (await decisions()).find(({ checkInDate }: Decision) => checkInDate === '2026-05-10');
  const may: Event = ['2026-05-10', '2026-05-14', 'Reserved', 'a'];
  feed.body = icalOf(may);
  await sync();
  feed.body = icalOf();
  assert.equal((await sync()).alarm, 'empty');
  await house.post(`${path}/missing-stays`, { decision: 'keep' }, host.token);
  const blocked = await choose((await find()).id, 'block');
  assert.deepEqual(
    [blocked.kind, blocked.reason.code, blocked.cleaning.code],
    ['gone', 'yourChoice', 'jobCanceledToo'],
  );
  await sync();
  assert.deepEqual([await kinds(), await starts()], [['05-10 gone block'], []]);
  assert.equal((await choose((await find()).id, 'stay')).kind, 'stay');
  await sync();
  await sync();
  assert.deepEqual([await kinds(), await starts()], [['05-10 stay stay'], [inMay]]);
  feed.body = icalOf(may);
  await sync();
  feed.body = icalOf(june);
  await sync();
  assert.equal((await choose((await find()).id, 'block')).kind, 'gone', 'missing once');
  assert.deepEqual(await starts(), [inJune]);
  feed.body = icalOf(may, june);
  await sync();
  assert.ok((await kinds()).includes('05-10 block block'), 'it is remembered for when the stay is back');
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved\r\nSTATUS:CANCELLED', 'a'], june);
  await sync();
  assert.equal((await choose((await find()).id, 'stay')).kind, 'stay', 'canceled by the platform, but the guest comes');
  await sync();
  assert.deepEqual(await starts(), [inMay, inJune]);
  assert.equal((await choose((await find()).id, 'auto')).kind, 'gone');
});
