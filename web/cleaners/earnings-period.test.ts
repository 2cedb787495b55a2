import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { barsOf } from './earnings-period.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    amountCents: toCents(index + 1),
  }));

test('a month is shown day by day', () => {
  assert.deepEqual(barsOf(days(30)), { per: 'day', bars: days(30) });
});

test('a longer time is shown by weeks that lose no cent and end today', () => {
  const { per, bars } = barsOf(days(90));
  assert.equal(per, 'week');
  assert.equal(bars.length, 13);
  assert.deepEqual(bars[0], { date: '2026-01-01', amountCents: 1 + 2 + 3 + 4 + 5 + 6 });
  assert.equal(bars.at(-1)?.date, '2026-03-25');
  assert.equal(
    bars.reduce((sum, bar) => sum + bar.amountCents, 0),
    (90 * 91) / 2,
  );
});

test('a year is shown by months that lose no cent', () => {
  const { per, bars } = barsOf(days(365));
  assert.equal(per, 'month');
  assert.deepEqual(bars.slice(0, 2), [
    { date: '2026-01-01', amountCents: (31 * 32) / 2 },
    { date: '2026-02-01', amountCents: (59 * 60) / 2 - (31 * 32) / 2 },
  ]);
  assert.equal(bars.length, 12);
  assert.equal(
    bars.reduce((sum, bar) => sum + bar.amountCents, 0),
    (365 * 366) / 2,
  );
});
