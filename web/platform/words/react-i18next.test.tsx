import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../i18n.ts';

afterEach(cleanup);

function Page() {
  const { t } = useTranslation(['demo', 'common']);
  return (
    <p>
      {t('clock.hour')}, {t('common:roles.HOST')}
    </p>
  );
}

async function show(domains: readonly string[]) {
  const i18n = await createI18n('en', domains);
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback="fetching">
          <Page />
        </Suspense>
      </I18nextProvider>,
    ),
  );
  return i18n;
}

it('waits for words that are not there yet, and shows them when they are', async () => {
  await show(['common']);
  expect(await screen.findByText('One hour ahead, Host')).toBeTruthy();
});

it('shows all in the other language once its words are there, and never a key', async () => {
  // what changes the language, without the types of every key that it could say
  const i18n: { changeLanguage: (to: string) => Promise<unknown> } = await show(['common', 'demo']);
  await act(() => i18n.changeLanguage('de'));
  expect(document.body.textContent).toBe('Eine Stunde vor, Gastgeber');
  await act(() => i18n.changeLanguage('en'));
  expect(document.body.textContent).toBe('One hour ahead, Host');
});

it('says a key without words as it is, and knows that there are none', async () => {
  const { t, exists } = await createI18n('en', ['common']).then((i18n) => ({
    // any text, as a wrong key would be
    t: i18n.t.bind(i18n) as unknown as (key: string) => string,
    exists: (key: string) => i18n.exists(key),
  }));
  expect([t('common:no.such'), exists('common:no.such'), exists('common:roles.HOST')]).toEqual([
    'no.such',
    false,
    true,
  ]);
});
