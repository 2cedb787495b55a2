import { Outlet } from 'react-router';
import { DemoBanner } from './demo-banner.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** What is around every page but the sign-in screens. Pages bring their own width and headings. */
// React Router reads the default export of a layout route.
export default function Frame() {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <LanguageOffer />
      <TopBar />
      <main id="main" className="outline-none">
        <Outlet />
      </main>
    </>
  );
}
