import { Outlet } from 'react-router';
import { ConfirmEmailBanner } from '#web/accounts/confirm-email-banner.tsx';
import { TopBar } from './top-bar.tsx';

/** What is around every page but the sign-in screens. Pages bring their own width and headings. */
// React Router reads the default export of a layout route.
export default function Frame() {
  return (
    <>
      <TopBar />
      <ConfirmEmailBanner />
      <main id="main" className="outline-none">
        <Outlet />
      </main>
    </>
  );
}
