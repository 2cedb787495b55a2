import { lazy } from 'react';
import { Figures } from '#web/public-pages/landing/figures.tsx';
import { HowItWorks } from '#web/public-pages/landing/how-it-works.tsx';
import { LandingHero } from '#web/public-pages/landing/landing-hero.tsx';
import { Price } from '#web/public-pages/landing/price.tsx';
import { Proof } from '#web/public-pages/landing/proof.tsx';
import { TestAccounts } from '#web/public-pages/landing/test-accounts.tsx';
import { TwoDoors } from '#web/public-pages/landing/two-doors.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';

const DemoGuide = lazy(() => import('#web/demo/demo-guide.tsx').then((file) => ({ default: file.DemoGuide })));

// `page-files.ts` reads the default export of a page.
export default function HomePage() {
  return (
    <>
      <PublicHead screen="home" />
      <LandingHero />
      <Figures />
      <HowItWorks />
      <Price />
      <Proof />
      <TestAccounts guide={<DemoGuide />} />
      <TwoDoors />
    </>
  );
}
