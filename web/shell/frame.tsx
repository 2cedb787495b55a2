import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConfirmEmailBanner } from '#web/accounts/confirm-email-banner.tsx';
import { isPublicPath, to } from '#web/paths.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { CleanerTabBar } from './cleaner-tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

const SiteFooter = lazy(() => import('./site-footer.tsx').then((file) => ({ default: file.SiteFooter })));

/** What is around every page but the sign-in screens. Pages bring their own width and headings. */
export function Frame() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  // there it is the first of the steps that a new host is led through
  const asksItself = pathname === to('hostDashboard') && !query.has('tab');
  return (
    <>
      <TopBar />
      {!asksItself && <ConfirmEmailBanner />}
      <main id="main" className="outline-none">
        <Outlet />
      </main>
      {/* a boundary that is there already would hold the whole next screen back until the footer has come */}
      {isPublicPath(pathname) && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
      <CleanerTabBar />
    </>
  );
}
