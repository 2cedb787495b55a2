import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { MoneyLines } from './money-lines.tsx';

const lines = [
  { kind: 'payout', amountCents: toCents(12_000) },
  { kind: 'hostFee', amountCents: toCents(500) },
  { kind: 'cleanerFee', amountCents: toCents(-500) },
];
const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it('shows a side its own fee alone', async () => {
  await shown(<MoneyLines lines={lines} viewer="host" couldNotClean={false} />, { words: ['payments'] });
  expect(names()).toEqual(['Cleaning', 'Freshkey fee']);
  expect(document.body.textContent).not.toContain('-$5.00');
});

it('tells an admin whose each of the two fees is', async () => {
  await shown(<MoneyLines lines={lines} viewer="other" couldNotClean={false} />, { words: ['payments'] });
  expect(names().slice(1)).toEqual(['Freshkey fee, host', 'Freshkey fee, cleaner']);
});

it('names what was refunded', async () => {
  const back = [
    ...lines,
    { kind: 'tip', amountCents: toCents(800) },
    { kind: 'refund', amountCents: toCents(-300), of: 'tip' as const },
    { kind: 'refund', amountCents: toCents(-1000), of: 'job' as const },
  ];
  await shown(<MoneyLines lines={back} viewer="host" couldNotClean={false} />, { words: ['payments'] });
  expect(names().slice(2)).toEqual(['Tip', 'Refund (Tip)', 'Refund (Cleaning)']);
});
