import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import { createI18n } from '#web/platform/i18n.ts';
import { LanguageProvider } from '#web/platform/language.tsx';
import { MoneyMonth } from './money-month.tsx';

afterEach(cleanup);

async function feeLine(each: number | null): Promise<string | null | undefined> {
  const i18n = await createI18n('en', ['common', 'ui', 'host']);
  const money = {
    monthSpentCents: toCents(30_850),
    monthFeeCents: toCents(850),
    monthFeeEachCents: each === null ? null : toCents(each),
    monthJobs: 2,
    days: [],
  };
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <LanguageProvider>
          <MoneyMonth money={money} />
        </LanguageProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return screen.getByText(/^Flat fee/).parentElement?.textContent;
}

it('the fee of a month is the one its jobs were charged', async () => {
  expect(await feeLine(425)).toBe('Flat fee, 2 jobs at $4.25$8.50');
});

it('a month with several fees names their sum only', async () => {
  expect(await feeLine(null)).toBe('Flat fees, 2 jobs$8.50');
});
