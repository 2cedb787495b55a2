import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { Bill, type BilledJob } from './bill.tsx';

async function billed(job: BilledJob): Promise<string[]> {
  await shown(<Bill job={job} />, { words: ['payments'] });
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

it('a job is billed with the fees that were fixed for it, whatever they are today', async () => {
  const fees = { hostFeeCents: toCents(350), cleanerFeeCents: toCents(725) };
  const bill = await billed({ payoutCents: toCents(10_000), ...fees });
  expect(bill).toEqual(['$100.00', '$3.50', '$103.50', '$92.75', '$10.75']);
});

it('without fixed fees the flat fee of today counts, and nobody receives less than nothing', async () => {
  const bill = await billed({ payoutCents: toCents(300) });
  expect(bill).toEqual(['$3.00', '$5.00', '$8.00', '$0.00', '$8.00']);
});
