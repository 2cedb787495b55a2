import type { Clock } from '#server/platform/clock.ts';
import type { Settings } from '#server/platform/env.ts';
import type { PaymentProvider } from '#server/platform/payment-provider.ts';

/** The production payment provider. Stripe's library is loaded only where it is used. */
export async function productionPayments({ stripe }: Settings, clock: Clock): Promise<PaymentProvider> {
  if (!stripe) throw new Error('Production needs the settings of Stripe');
  const { stripePayments } = await import('./stripe-payments.ts');
  return stripePayments(stripe, clock);
}
