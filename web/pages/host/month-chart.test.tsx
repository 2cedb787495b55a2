import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { MonthChart } from './month-chart.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
});

const none = toCents(0);
const paid = (month: string) => ({
  ...{ month, totalCents: toCents(9000), cleaningCents: toCents(9000) },
  ...{ feeCents: none, tipCents: none, extraCents: none, refundedCents: none },
});
async function drawn(year: number, ...months: string[]) {
  cleanup();
  await shown(<MonthChart year={year} months={months.map(paid)} />, { words: ['billing'] });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('begins with the first month that was paid for, and has no fewer than six, each with its sum', async () => {
  expect(await drawn(2026, '2026-03', '2026-10')).toEqual([
    ...['Mar$90.00', 'Apr$0.00', 'May$0.00', 'Jun$0.00', 'Jul$0.00'],
    ...['Aug$0.00', 'Sep$0.00', 'Oct$90.00', 'Nov$0.00'],
  ]);
  expect(await drawn(2025, '2025-11')).toEqual([
    ...['Jul$0.00', 'Aug$0.00', 'Sep$0.00', 'Oct$0.00', 'Nov$90.00', 'Dec$0.00'],
  ]);
});

it('has its one month in January, and a home without a payment draws no bar', async () => {
  vi.setSystemTime(new Date('2026-01-15T15:00:00Z'));
  expect(await drawn(2026, '2026-01')).toEqual(['Jan$90.00']);
  expect(await drawn(2026)).toEqual(['Jan$0.00']);
  expect(document.querySelector<HTMLElement>('li [aria-hidden]')?.style.getPropertyValue('--part')).toBe('0');
});
