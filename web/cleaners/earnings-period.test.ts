import { expect, test } from 'vitest';
import { toCents } from '#contract/money.ts';
import { barsOf, firstDay } from './earnings-period.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    amountCents: toCents(index + 1),
  }));

test('a month is shown day by day', () => {
  expect(barsOf(days(30))).toEqual({ weekly: false, bars: days(30) });
});

test('a longer time is shown by weeks that lose no cent and end today', () => {
  const { weekly, bars } = barsOf(days(90));
  expect(weekly).toBe(true);
  expect(bars).toHaveLength(13);
  expect(bars[0]).toEqual({ date: '2026-01-01', amountCents: 1 + 2 + 3 + 4 + 5 + 6 });
  expect(bars.at(-1)?.date).toBe('2026-03-25');
  expect(bars.reduce((sum, bar) => sum + bar.amountCents, 0)).toBe((90 * 91) / 2);
});

test('thirty days that end today begin twenty-nine days before, over the end of a year too', () => {
  expect(firstDay('30', new Date(2027, 0, 10))).toBe('2026-12-12');
});
