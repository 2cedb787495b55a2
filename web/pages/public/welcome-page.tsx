import { Benefits } from '#web/public-pages/welcome/benefits.tsx';
import { JoinBar } from '#web/public-pages/welcome/join-bar.tsx';
import { LastCall } from '#web/public-pages/welcome/last-call.tsx';
import { TestimonialCarousel } from '#web/public-pages/welcome/testimonial-carousel.tsx';
import { ThreeSteps } from '#web/public-pages/welcome/three-steps.tsx';
import { WelcomeHero } from '#web/public-pages/welcome/welcome-hero.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';

// `page-files.ts` reads the default export of a page.
export default function WelcomePage() {
  return (
    <>
      <PublicHead screen="welcome" />
      <WelcomeHero />
      <ThreeSteps />
      <Benefits />
      <TestimonialCarousel />
      <LastCall />
      <JoinBar />
    </>
  );
}
