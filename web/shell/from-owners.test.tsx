import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { useTermFigures } from '#web/platform/use-term-figures.ts';
import { shown } from '#web/testing/shown.tsx';
import { FromOwners } from './from-owners.tsx';

const fees = { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3900 };
const kept = { freeCancelHours: 24, lateCancelPercent: 50, chargedAfterHours: 48, reportableHours: 72 };

function Texts() {
  const { t } = useTranslation(['help', 'payments']);
  const ofJob = useTermFigures(kept);
  return (
    <>
      <FromOwners />
      <p>{t('help:questions.changeJob.a')}</p>
      <p>{t('help:questions.paidWhen.a')}</p>
      <p>{t('payments:lateCancel.hostOwes', ofJob)}</p>
    </>
  );
}

const show = (terms: object, language: LanguageCode = 'en') => {
  vi.stubGlobal('fetch', async () => Response.json({ fees, terms: { ...usualTerms, ...terms } }));
  return shown(<Texts />, { words: ['help', 'payments', 'shell'], language });
};

it('words every text by the terms in force, and what a job has kept by the job’s own', async () => {
  await show({ freeCancelHours: 36, lateCancelPercent: 80 });
  await screen.findByText(/free until 36 hours before the start.*80% of the payout/);
  screen.getByText(
    'You canceled less than 24 hours before the start, so 50% of the agreed price goes to your cleaner.',
  );
});

it.each([
  ['de', /bis 1 Stunde vor Beginn kostenlos/],
  ['ar', /حتى ساعة قبل بدايته/],
  ['it', /fino a 1 ora prima.*addebitato l’80% del compenso/],
  ['zh', /开始前 1 小时之前取消不收费/],
] as const)('with the plural that the number has in %s', async (language, expected) => {
  await show({ freeCancelHours: 1, lateCancelPercent: 80 }, language);
  expect(await screen.findByText(expected)).toBeTruthy();
});

it.each([
  [48, /pending until 72 hours after you submit/],
  [96, /pending until 96 hours after you submit/],
])('promises a cleaner no money before its charge, which comes %s hours after submission', async (hours, expected) => {
  await show({ chargedAfterHours: hours });
  expect(await screen.findByText(expected)).toBeTruthy();
});
