import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import type { Split } from '#contract/split.ts';
import { shown } from '#web/testing/shown.tsx';
import { PayoutSplit } from './payout-split.tsx';
import { Shares } from './shares.tsx';

it.each([
  ['host', ['You pay$100.00', 'Cleaner receives$90.00', 'Freshkey keeps$10.00']],
  ['cleaner', ['You receive$90.00', 'Host pays$100.00', 'Freshkey keeps$10.00']],
  ['other', ['Host pays$100.00', 'Cleaner receives$90.00', 'Freshkey keeps$10.00']],
] as const)('a %s reads their own side first and largest', async (viewer, parts) => {
  await shown(<PayoutSplit payoutCents={9500} viewer={viewer} />, { words: ['payments'] });
  const amounts = screen.getAllByRole('definition');
  expect(amounts.map(({ parentElement }) => parentElement?.textContent)).toEqual(parts);
  expect(amounts.map(({ className }) => className.includes('text-20'))).toEqual([true, false, false]);
});

it('while a report is open, a host who has not paid reads what they pay at most', async () => {
  const split = { hostPaysCents: 10_000, cleanerReceivesCents: 9000, platformKeepsCents: 1000 } as Split; // all that is shown
  await shown(<Shares split={split} viewer="host" tense="paused" />, { words: ['payments'] });
  expect(screen.getByText('You pay at most')).toBeTruthy();
});

it.each([
  ['host', 'Freshkey’s share: your fee ($5.00) and the cleaner’s fee ($5.00)'],
  ['cleaner', 'Freshkey’s share: the host’s fee ($5.00) and your fee ($5.00)'],
  ['other', 'Freshkey’s share: the host’s fee ($5.00) and the cleaner’s fee ($5.00)'],
] as const)('a %s reads that the share is two fees, one of them their own', async (viewer, sentence) => {
  await shown(<PayoutSplit payoutCents={9500} viewer={viewer} />, { words: ['payments'] });
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('speaks of no second fee where the cleaner’s is waived', async () => {
  const fees = { hostFeeCents: toCents(500), cleanerFeeCents: toCents(0) };
  await shown(<PayoutSplit payoutCents={9500} viewer="host" fees={fees} />, { words: ['payments'] });
  expect(screen.queryByText(/Freshkey’s share/)).toBeNull();
});
