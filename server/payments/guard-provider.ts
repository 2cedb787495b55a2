import { type Clock, plus, second } from '#server/platform/clock.ts';
import { type PaymentProvider, ProviderUnavailable } from '#server/platform/payment-provider.ts';
import type { PayoutProvider } from '#server/platform/payout-provider.ts';

interface Limits {
  /** The longest wait for one answer, in milliseconds. */
  patience?: number;
  /** After this many calls in a row without an answer, calls fail at once … */
  failures?: number;
  /** … for this many milliseconds; then one call tries again. */
  rest?: number;
}

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

function guardOn(clock: Clock, { patience = 10 * second, failures = 5, rest = 30 * second }: Limits) {
  const state = { failed: 0, closedUntil: new Date(0) };
  return <Input, Answer>(call: (input: Input) => Promise<Answer>) =>
    async (input: Input): Promise<Answer> => {
      if (state.closedUntil > clock.now()) throw new ProviderUnavailable('The provider did not answer lately');
      try {
        const answer = await within(patience, call(input));
        state.failed = 0;
        return answer;
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        state.failed += 1;
        if (state.failed >= failures) state.closedUntil = plus(clock.now(), rest);
        throw error;
      }
    };
}

async function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('The provider did not answer in time')), milliseconds);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
