import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { LanguageCode } from '#contract/languages.ts';
import { createI18n } from '#web/platform/i18n.ts';
import { LanguageProvider } from '#web/platform/language.tsx';
import { createQueryClient } from '#web/platform/query-client.ts';
import { SessionProvider } from '#web/platform/session.tsx';

interface Around {
  /** Which words it needs besides those that all screens have. */
  words?: readonly string[];
  language?: LanguageCode;
  at?: string;
  queryClient?: QueryClient;
}

/** Shows something with all around it that a screen of the product has; answers who presses and types in it. */
export async function shown(node: ReactNode, { words = [], language = 'en', at = '/', queryClient }: Around = {}) {
  const i18n = await createI18n(language, ['common', 'ui', 'errors', 'validation', ...words]);
  const element = <LanguageProvider>{node}</LanguageProvider>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient ?? createQueryClient()}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return userEvent.setup();
}
