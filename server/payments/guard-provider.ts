import type { Clock } from '#server/platform/clock.ts';
import { guardOn, type Limits } from '#server/platform/guard-calls.ts';
import type { PaymentProvider } from '#server/platform/payment-provider.ts';
import type { PayoutProvider } from '#server/platform/payout-provider.ts';

/**
 * Puts a time-out and a circuit breaker around every call to a provider: a dead one costs 10 s a few times rather than
 * every time, and anything that goes wrong on the way becomes ProviderUnavailable.
 */
export function guardProvider(provider: PaymentProvider, clock: Clock, limits: Limits = {}): PaymentProvider {
  const guarded = guardOn(clock, limits);
  return {
    name: provider.name,
    publishableKey: provider.publishableKey,
    createSetup: guarded((input) => provider.createSetup(input)),
    readSetup: guarded((id) => provider.readSetup(id)),
    createPayment: guarded((input) => provider.createPayment(input)),
    confirmPayment: guarded((input) => provider.confirmPayment(input)),
    readPayment: guarded((id) => provider.readPayment(id)),
    cancelPayment: guarded((id) => provider.cancelPayment(id)),
    refund: guarded((input) => provider.refund(input)),
    forgetCard: guarded((methodId) => provider.forgetCard(methodId)),
    readEvent: (rawBody, headers) => provider.readEvent(rawBody, headers),
  };
}

/** The same around the provider that pays cleaners out. */
export function guardPayouts(provider: PayoutProvider, clock: Clock, limits: Limits = {}): PayoutProvider {
  const guarded = guardOn(clock, limits);
  return {
    createAccount: guarded((input) => provider.createAccount(input)),
    linkTo: guarded((input) => provider.linkTo(input)),
    readAccount: guarded((id) => provider.readAccount(id)),
    createPayout: guarded((order) => provider.createPayout(order)),
    readPayout: guarded((place) => provider.readPayout(place)),
    cancelPayout: guarded((place) => provider.cancelPayout(place)),
    takeBack: guarded((place) => provider.takeBack(place)),
  };
}
