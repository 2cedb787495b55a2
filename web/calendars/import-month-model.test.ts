import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf, firstDay, marksOf, type PlannedDecision, waitingAfter, weeksFrom } from './import-month-model.ts';

const decision = (checkInDate: string, checkOutDate: string, given: Partial<PlannedDecision> = {}) =>
  ({
    kind: 'stay',
    guestName: null,
    cleaning: { code: 'none' },
    overlaps: [],
    checkInDate,
    checkOutDate,
    ...given,
  }) as PlannedDecision; // all that is read of it

test('stays with the same nights are marked as such, and the same days twice are two bars', () => {
  const other = { platform: 'vrbo' as const, guestName: null, checkInDate: '2026-12-04', checkOutDate: '2026-12-07' };
  const bars = barsOf([
    decision('2026-12-02', '2026-12-05', { overlaps: [other] }),
    decision('2026-12-10', '2026-12-12'),
    decision('2026-12-10', '2026-12-12'),
  ]);
  assert.deepEqual(
    bars.map(({ clash }) => clash),
    [true, false, false],
  );
  assert.equal(new Set(bars.map(({ key }) => key)).size, 3);
});

test('what is left out of an import is left out of its picture', () => {
  const bars = barsOf([
    decision('2026-12-02', '2026-12-05', { guestName: 'Ann' }),
    decision('2026-12-07', '2026-12-09', { kind: 'block' }),
    decision('2026-12-10', '2026-12-12', { kind: 'ignored' }),
    decision('2026-12-13', '2026-12-15', { kind: 'gone' }),
  ]);
  assert.deepEqual(
    bars.map(({ kind, guest }) => [kind, guest]),
    [
      ['stay', 'Ann'],
      ['block', null],
    ],
  );
});

test('a cleaning is marked by what becomes of it', () => {
  const codes = ['jobPlanned', 'jobByHand', 'later', 'needsCard', 'off', 'none'] as const;
  const days = codes.map((code, index) => decision('2026-12-01', `2026-12-1${index}`, { cleaning: { code } }));
  assert.deepEqual([...marksOf(days).values()], ['now', 'there', 'later', 'needsYou']);
});

test('the picture begins with the week in which something is first to come', () => {
  const today = '2026-11-22';
  const over = barsOf([decision('2026-10-02', '2026-10-05')]);
  assert.equal(firstDay(over, today), today);
  assert.equal(firstDay([...over, ...barsOf([decision('2027-01-02', '2027-01-05')])], today), '2027-01-02');
  assert.equal(firstDay(barsOf([decision('2026-10-28', '2026-11-25')]), today), today);
  const weeks = weeksFrom('2027-01-02', 1);
  assert.deepEqual([weeks.length, weeks[0]?.[0], weeks[4]?.[6]], [5, '2026-12-28', '2027-01-31']);
  assert.equal(weeksFrom('2027-01-03', 0)[0]?.[0], '2027-01-03');
});

test('what waits for the host after the weeks in sight is counted', () => {
  const marks = marksOf([
    decision('2026-12-02', '2026-12-05', { cleaning: { code: 'needsCard' } }),
    decision('2026-12-20', '2026-12-27', { cleaning: { code: 'overlaps' } }),
    decision('2026-12-27', '2026-12-29', { cleaning: { code: 'later' } }),
  ]);
  assert.deepEqual([waitingAfter(marks, '2026-12-26'), waitingAfter(marks, '2026-12-27')], [1, 0]);
});
