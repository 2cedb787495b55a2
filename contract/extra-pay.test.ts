import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantFeeOf } from './instant-fee.ts';
import { lateCancelOf } from './late-cancel.ts';
import { toCents } from './money.ts';
import {
  centsPerHourOf,
  couldNotCleanPayOf,
  isAlarm,
  leavingWaitPayOf,
  mayLeaveAt,
  waitedBy,
  waitingPaidFrom,
  waitingPayOf,
} from './waiting-pay.ts';

const minute = 60_000;
const hour = 60 * minute;

test('a late cancellation costs half the payout, an odd half rounded up; an open job costs nothing', () => {
  const now = new Date('2026-05-06T16:00:00Z');
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const cost = (status: 'OPEN' | 'ASSIGNED', hours: number, payoutCents: number) =>
    lateCancelOf({ status, startTime: at(hours), payoutCents: toCents(payoutCents) }, now).hostPaysCents;
  assert.deepEqual(
    [cost('ASSIGNED', 23.99, 12_001), cost('ASSIGNED', 24, 12_001), cost('OPEN', 1, 12_001)],
    [6_001, 0, 0],
  );
  assert.deepEqual([cost('ASSIGNED', 0.01, 10_000), cost('ASSIGNED', 0, 10_000)], [5_000, 0], 'nobody has come');
});

test('waiting pay begins after 15 minutes, counts full minutes and ends at 60', () => {
  const pay = (minutes: number) => waitingPayOf(3_000, minutes * minute);
  assert.deepEqual([pay(0), pay(15.9), pay(16), pay(45), pay(75), pay(300)], [0, 0, 50, 1_500, 3_000, 3_000]);
  assert.equal(centsPerHourOf(10_000, 3), 3_333);
  assert.equal(couldNotCleanPayOf(9_999), 5_000);
  assert.equal(mayLeaveAt({ since: '2026-05-06T16:00:00Z' }).toISOString(), '2026-05-06T17:15:00.000Z');
});

test('the minutes of earlier waits count, one grace and one hour for all of them', () => {
  const earlier = [{ since: '2026-05-06T15:00:00Z', endedAt: '2026-05-06T15:10:00Z' }];
  const waits = { since: '2026-05-06T16:00:00Z', earlier };
  assert.equal(waitedBy(waits, Date.parse('2026-05-06T16:20:00Z')), 30 * minute);
  assert.equal(waitingPaidFrom(waits).toISOString(), '2026-05-06T16:05:00.000Z');
  assert.equal(mayLeaveAt(waits).toISOString(), '2026-05-06T17:05:00.000Z');
  const lasting = [{ since: '2026-05-06T15:00:00Z', endedAt: '2026-05-06T15:15:00Z' }];
  const long = { ...waits, earlier: [{ since: '2026-05-06T13:00:00Z', endedAt: '2026-05-06T15:00:00Z' }] };
  assert.deepEqual(
    [waitingPaidFrom(long).toISOString(), mayLeaveAt(long).toISOString()],
    ['2026-05-06T16:00:00.000Z', '2026-05-06T16:15:00.000Z'],
    'paid at once, but the host still has a quarter of an hour to come',
  );
  assert.deepEqual(
    [
      [],
      earlier,
      [...earlier, ...earlier, ...earlier],
      [...lasting, ...lasting],
      [...lasting, ...lasting, ...lasting],
    ].map((before) => isAlarm({ earlier: before })),
    [true, true, true, true, false],
    'what was taken back at once silences nothing',
  );
});

test('waiting and half together are never more than the payout', () => {
  const hours = (count: number) => centsPerHourOf(10_000, count);
  const leaving = (payoutCents: number, perHour: number) => leavingWaitPayOf(payoutCents, perHour, 75 * minute);
  assert.deepEqual(
    [leaving(10_000, hours(1)), leaving(9_999, hours(1)), leaving(10_000, hours(4))],
    [5_000, 4_999, 2_500],
  );
});

test('an instant payout costs 1.5 %, at least 50 cents, rounded up', () => {
  assert.deepEqual([100, 3_333, 3_334, 10_000, 77_400].map(instantFeeOf), [50, 50, 51, 150, 1_161]);
});
