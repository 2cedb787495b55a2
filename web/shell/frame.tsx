import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConfirmEmailBanner } from '#web/accounts/confirm-email-banner.tsx';
import { isPublicPath, to } from '#web/paths.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useSession } from '#web/platform/session.tsx';
import { CleanerTabBar } from './cleaner-tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

const ActingStrip = lazy(() => import('./acting-strip.tsx').then((file) => ({ default: file.ActingStrip })));
const SiteFooter = lazy(() => import('./site-footer.tsx').then((file) => ({ default: file.SiteFooter })));

/** What is around every page but the sign-in screens. Pages bring their own width and headings. */
export function Frame() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { user } = useSession();
  const host = user && actingFor();
  // there it is the first of the steps that a new host is led through
  const asksItself = pathname === to('hostDashboard') && !query.has('tab');
  return (
    <>
      <Suspense fallback={host && <StripRoom />}>{host && <ActingStrip host={host} />}</Suspense>
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

/** As high as the strip becomes: two lines on a phone. */
const StripRoom = () => (
  <p className="bg-green-tint py-1 text-13">
    <br className="sm:hidden" />
    {'\u00a0'}
  </p>
);
