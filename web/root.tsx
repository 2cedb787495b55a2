import './ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { directionOf, findLanguage } from '#contract/languages.ts';
import { firstPaintScript } from './platform/first-paint.ts';
import { LanguageProvider } from './platform/language.tsx';
import { createQueryClient } from './platform/query-client.ts';
import { announceStart } from './platform/quiet-start.ts';
import { SessionProvider } from './platform/session.tsx';
import { originMeta, siteOrigin } from './platform/site-origin.ts';
import { CrashScreen } from './shell/crash-screen.tsx';
import { DemoBanner } from './shell/demo-banner.tsx';
import { DetailsFirst } from './shell/details-first.tsx';
import { RouteAnnouncer } from './shell/route-announcer.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { StartingScreen } from './shell/starting-screen.tsx';
import { SystemNotices } from './shell/system-notices.tsx';
import { useFetchAhead } from './ui/fetched-ahead.ts';
import latinFont from './ui/fonts/figtree-latin-wght-normal.woff2';
import arabicFont from './ui/fonts/noto-sans-arabic-arabic-wght-normal.woff2';

/** The document around every page. The first script may set `lang` and `dir` before React takes over. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = findLanguage(i18n.language)?.code ?? 'en';
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1513" media="(prefers-color-scheme: dark)" />
        <meta name={originMeta} content={siteOrigin()} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Its words are narrower than the stand-in's: a heading would jump when it came late. */}
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="" />
        {language === 'ar' && <link rel="preload" href={arabicFont} as="font" type="font/woff2" crossOrigin="" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, its hash is in the CSP */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

// React Router reads the default export of a route module.
export default function App() {
  const [queryClient] = useState(createQueryClient);
  useEffect(announceStart, []);
  useFetchAhead();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <LanguageProvider>
          <SkipLink />
          <DemoBanner />
          <DetailsFirst>
            <Outlet />
          </DetailsFirst>
          <RouteAnnouncer />
          <SystemNotices />
        </LanguageProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Shown until the code of the first screen is there. */
export function HydrateFallback() {
  return <StartingScreen />;
}

/** For what fails outside the pages' own boundary: the shell itself, the sign-in screens. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main id="main">
      <CrashScreen error={error} />
    </main>
  );
}
