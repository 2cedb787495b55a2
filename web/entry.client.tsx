import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from './platform/i18n.ts';
import { initialLanguage } from './platform/language.tsx';
import { fetchValidationWords } from './platform/validation-words.ts';
import { fetchAtFirstUse } from './ui/fetched-ahead.ts';

const i18n = await createI18n(initialLanguage(window.location.pathname));
fetchAtFirstUse(() => fetchValidationWords(i18n));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
