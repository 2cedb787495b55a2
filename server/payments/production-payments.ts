import type { Clock } from '#server/platform/clock.ts';
import type { Settings } from '#server/platform/env.ts';
import type { PaymentProvider } from '#server/platform/payment-provider.ts';
import type { PayoutProvider } from '#server/platform/payout-provider.ts';

/** The production provider, which charges cards and pays out. Stripe's library is loaded only where it is used. */
export async function productionPayments(
  { stripe }: Settings,
  clock: Clock,
): Promise<{ payments: PaymentProvider; payouts: PayoutProvider }> {
  if (!stripe) throw new Error('Production needs the settings of Stripe');
  const [{ stripePayments }, { stripePayouts }] = await Promise.all([
    import('./stripe-payments.ts'),
    import('./stripe-payouts.ts'),
  ]);
  return { payments: stripePayments(stripe, clock), payouts: stripePayouts(stripe) };
}
