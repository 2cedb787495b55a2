import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { announceStart } from './platform/announce-start.ts';
import { LanguageProvider } from './platform/language.tsx';
import { createQueryClient } from './platform/query-client.ts';
import { SessionProvider } from './platform/session.tsx';
import { Screens } from './screens.tsx';
import { AccountFirst } from './shell/account-first.tsx';
import { ActingFirst } from './shell/acting-first.tsx';
import { CrashBoundary } from './shell/crash-boundary.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { DemoBanner } from './shell/demo-banner.tsx';
import { FromOwners } from './shell/from-owners.tsx';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { RouteAnnouncer } from './shell/route-announcer.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { SystemNotices } from './shell/system-notices.tsx';
import { useFetchAhead } from './ui/first-use.ts';

/** Everything around a screen; `router` knows its address. */
export function App({ i18n, router: Router }: { i18n: i18n; router: (props: { children: ReactNode }) => ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(announceStart, []);
  useFetchAhead();
  return (
    <I18nextProvider i18n={i18n}>
      <Router>
        {/* for what fails outside the pages' own boundary: the shell itself, the sign-in screens */}
        <CrashBoundary instead={(error) => <Crashed error={error} />}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider>
              <LanguageProvider>
                <SkipLink />
                <OfflineNotice />
                <DemoBanner />
                <FromOwners />
                <AccountFirst>
                  <ActingFirst>
                    <Screens />
                  </ActingFirst>
                </AccountFirst>
                <RouteAnnouncer />
                <SystemNotices />
              </LanguageProvider>
            </SessionProvider>
          </QueryClientProvider>
        </CrashBoundary>
      </Router>
    </I18nextProvider>
  );
}

function Crashed({ error }: { error: unknown }) {
  return (
    <main id="main">
      <CrashScreen error={error} />
    </main>
  );
}
