import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConfirmEmailBanner } from '#web/accounts/confirm-email-banner.tsx';
import { isPublicPath, to } from '#web/paths.ts';
import { actingFor, endedTeam } from '#web/platform/acting-for.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useSession } from '#web/platform/session.tsx';
import { CleanerTabBar } from './cleaner-tab-bar.tsx';
import { isCheck } from './is-step-by-step.ts';
import { TopBar } from './top-bar.tsx';

const ActingStrip = lazy(() => import('./acting-strip.tsx').then((file) => ({ default: file.ActingStrip })));
const TeamEnded = lazy(() => import('./team-ended.tsx').then((file) => ({ default: file.TeamEnded })));
const SiteFooter = lazy(() => import('./site-footer.tsx').then((file) => ({ default: file.SiteFooter })));

/** What is around every page but the sign-in screens. Pages bring their own width and headings. */
export function Frame() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { user, loading } = useSession();
  const acting = actingFor();
  const host = user && acting;
  const ended = user && endedTeam();
  // there it is the first of the steps that a new host is led through
  const asksItself = pathname === to('hostDashboard') && !query.has('tab');
  // a cleaner’s own check is no page of the website
  const hasFooter = isPublicPath(pathname) && !(user?.role === 'CLEANER' && isCheck(pathname));
  return (
    <>
      <Suspense fallback={host && <StripRoom />}>
        {host ? <ActingStrip host={host} /> : acting && loading && <StripRoom />}
      </Suspense>
      <TopBar />
      <ConfirmEmailBanner asks={asksItself} />
      {/* where somebody does something step by step, the footer is not to come into sight and go with each */}
      <main id="main" className={hasFooter && user ? 'min-h-dvh outline-none' : 'outline-none'}>
        <Outlet />
      </main>
      {/* a boundary that is there already would hold the whole next screen back until the footer has come */}
      {hasFooter && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
      <Suspense>{ended && <TeamEnded name={ended} />}</Suspense>
      <CleanerTabBar />
    </>
  );
}

/** As high as the strip, whoever it names: a line, and the way back beside it or below it. */
const StripRoom = () => (
  <div className="flex bg-green-tint py-1 text-13 max-sm:flex-col">
    <p>{'\u00a0'}</p>
    <span className="pointer-coarse:min-h-11">{'\u00a0'}</span>
  </div>
);
