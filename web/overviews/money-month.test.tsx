import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { shown } from '#web/testing/shown.tsx';
import { MoneyMonth } from './money-month.tsx';

async function feeLine(each: number | null): Promise<string | null | undefined> {
  const money = {
    monthSpentCents: toCents(30_850),
    monthFeeCents: toCents(850),
    monthTipCents: toCents(0),
    monthFeeEachCents: each === null ? null : toCents(each),
    monthJobs: 2,
    days: [],
  };
  await shown(<MoneyMonth money={money} />, { words: ['host', 'jobs'] });
  return screen.getByText(/^Flat fee/).parentElement?.textContent;
}

it('the fee of a month is the one its jobs were charged', async () => {
  expect(await feeLine(425)).toBe('Flat fee, 2 jobs at $4.25$8.50');
});

it('a month with several fees names their sum only', async () => {
  expect(await feeLine(null)).toBe('Flat fees, 2 jobs$8.50');
});

const tipOnly = {
  monthSpentCents: toCents(1_500),
  monthFeeCents: toCents(0),
  monthTipCents: toCents(1_500),
  monthFeeEachCents: null,
  monthJobs: 0,
  days: [],
};

it('tips of a month stand in its bill, also where no job was paid in it', async () => {
  await shown(<MoneyMonth money={tipOnly} />, { words: ['host', 'jobs'] });
  expect(screen.getByText('Tips').parentElement?.textContent).toBe('Tips$15.00');
  expect(screen.getByText('You paid').parentElement?.textContent).toBe('You paid$15.00');
  expect(screen.queryByText(/Nothing paid yet/)).toBeNull();
});

it('a member of the team reads that the host paid', async () => {
  keepActingFor({ id: 'hanna', name: 'Hanna Host', role: 'VIEWER', some: false });
  await shown(<MoneyMonth money={tipOnly} />, { words: ['host', 'jobs'] });
  keepActingFor(null);
  expect(screen.getByText('Host paid').parentElement?.textContent).toBe('Host paid$15.00');
  expect(screen.queryByText('You paid')).toBeNull();
});

it('the price of the cleanings is not called what the cleaners receive, who pay a fee of it', async () => {
  await feeLine(500);
  expect(screen.getByText('Cleanings')).toBeTruthy();
  expect(screen.queryByText(/To cleaners/)).toBeNull();
});
