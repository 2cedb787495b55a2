import Stripe from 'stripe';
import { second } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import type { StripeSettings } from '#server/platform/stripe-settings.ts';

/** Where Stripe is; tests put their own server there. */
export type StripePlace = Pick<NonNullable<ConstructorParameters<typeof Stripe>[1]>, 'host' | 'port' | 'protocol'>;

const patience = 9 * second;

export const openStripe = ({ secretKey }: StripeSettings, place: StripePlace): Stripe =>
  new Stripe(secretKey, { timeout: patience, maxNetworkRetries: 0, telemetry: false, ...place });

/** Anything that leaves open what happened at Stripe becomes ProviderUnavailable. */
export async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isUnavailable(error)) throw new ProviderUnavailable(`Stripe: ${error.message}`);
    throw error;
  }
}

const isUnavailable = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  // 409: another call for the same object is in progress.
  (error instanceof Stripe.errors.StripeError && error.statusCode === 409);
