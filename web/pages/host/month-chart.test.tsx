import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { MonthChart } from './month-chart.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const none = toCents(0);
const paid = (month: string) => ({
  ...{ month, totalCents: toCents(9000), cleaningCents: toCents(9000) },
  ...{ feeCents: none, tipCents: none, extraCents: none, refundedCents: none },
});
async function drawn(year: number, ...months: string[]) {
  cleanup();
  await shown(<MonthChart year={year} months={months.map(paid)} />, { words: ['billing'] });
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

it('begins with the first month that was paid for, and has no fewer than three', async () => {
  expect(await drawn(2026, '2026-03', '2026-10')).toEqual([
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
  ]);
  expect(await drawn(2026, '2026-10', '2026-11')).toEqual(['Sep', 'Oct', 'Nov']);
  expect(await drawn(2025, '2025-11')).toEqual(['Oct', 'Nov', 'Dec']);
});
