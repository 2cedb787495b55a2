import { act, screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { useSession } from '#web/platform/session.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { useTermFigures } from '#web/platform/use-term-figures.ts';
import { shown } from '#web/testing/shown.tsx';
import { FromOwners } from './from-owners.tsx';

const fees = { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3900 };
const kept = { ...usualTerms };

function Texts() {
  const { t } = useTranslation(['help', 'lateCancel']);
  const ofJob = useTermFigures(kept);
  return (
    <>
      <FromOwners />
      <p>{t('help:questions.changeJob.a')}</p>
      <p>{t('help:questions.paidWhen.a')}</p>
      <p>{t('lateCancel:hostOwes', ofJob)}</p>
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

/** Who reads the page, once that and what the owners have decided are known. */
function Reader() {
  const config = useConfig();
  const { user, loading } = useSession();
  return <output>{config && !loading && (user?.role ?? 'visitor')}</output>;
}

/** What stands above the page of somebody with that role, or of a visitor. */
async function bannerFor(role: 'HOST' | 'CLEANER' | 'visitor', banner: object) {
  localStorage.clear();
  if (role !== 'visitor') localStorage.setItem('token', 'theirs');
  const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', role };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/me') ? user : { fees, terms: usualTerms, banner }),
  );
  await shown(
    <>
      <FromOwners />
      <Reader />
    </>,
    { words: ['shell'] },
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(role));
  // whether or not its code was asked for, it is there now
  await act(() => vi.dynamicImportSettled());
  return screen.queryByRole('note')?.textContent ?? null;
}

it.each([
  ['visitor', {}, true],
  ['visitor', { readers: 'hosts' }, false],
  ['HOST', { readers: 'hosts' }, true],
  ['CLEANER', { readers: 'hosts' }, false],
  ['CLEANER', { readers: 'cleaners', until: '2999-01-01T00:00:00.000Z' }, true],
  ['CLEANER', { readers: 'cleaners', until: '2020-01-01T00:00:00.000Z' }, false],
] as const)('a banner stands above the page of a %s with %o: %s', async (role, more, stands) => {
  expect(await bannerFor(role, { en: 'Back at noon.', ...more })).toBe(stands ? 'Back at noon.' : null);
});
