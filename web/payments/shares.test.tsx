import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PayoutSplit } from './payout-split.tsx';

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
