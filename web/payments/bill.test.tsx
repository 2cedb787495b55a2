import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import { createI18n } from '#web/platform/i18n.ts';
import { Bill, type BilledJob } from './bill.tsx';

afterEach(cleanup);

async function billed(job: BilledJob): Promise<string[]> {
  const i18n = await createI18n('en', ['common', 'ui', 'payments']);
  render(
    <I18nextProvider i18n={i18n}>
      <Bill job={job} />
    </I18nextProvider>,
  );
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

it('a job is billed with the fees that were fixed for it, whatever they are today', async () => {
  const fees = { hostFeeCents: toCents(350), cleanerFeeCents: toCents(725) };
  const shown = await billed({ payoutCents: toCents(10_000), ...fees });
  expect(shown).toEqual(['$100.00', '$3.50', '$103.50', '$103.50', '$92.75', '$10.75']);
});

it('without fixed fees the flat fee of today counts, and nobody receives less than nothing', async () => {
  const shown = await billed({ payoutCents: toCents(300) });
  expect(shown).toEqual(['$3.00', '$5.00', '$8.00', '$8.00', '$0.00', '$8.00']);
});
