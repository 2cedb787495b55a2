import { Outlet, useLocation } from 'react-router';
import { ConfirmEmailBanner } from '#web/accounts/confirm-email-banner.tsx';
import { isPublicPath } from '#web/paths.ts';
import { CleanerTabBar } from './cleaner-tab-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';

/** What is around every page but the sign-in screens. Pages bring their own width and headings. */
// React Router reads the default export of a layout route.
export default function Frame() {
  const { pathname } = useLocation();
  return (
    <>
      <TopBar />
      <ConfirmEmailBanner />
      <main id="main" className="outline-none">
        <Outlet />
      </main>
      {isPublicPath(pathname) && <SiteFooter />}
      <CleanerTabBar />
    </>
  );
}
