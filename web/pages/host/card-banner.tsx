import { lazy, Suspense } from 'react';
import { PaymentPlace } from './payment-place.tsx';

const PaymentBanner = lazy(() => import('./payment-banner.tsx').then((file) => ({ default: file.PaymentBanner })));

/** That there is no card, above every part but the overview, whose first steps or inbox say it. */
export const CardBanner = () => (
  <Suspense fallback={<PaymentPlace />}>
    <PaymentBanner />
  </Suspense>
);
