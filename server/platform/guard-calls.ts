import { type Clock, plus, second } from './clock.ts';
import { ProviderUnavailable } from './payment-provider.ts';

export interface Limits {
  /** The longest wait for one answer, in milliseconds. */
  patience?: number;
  /** After this many calls in a row without an answer, calls fail at once … */
  failures?: number;
  /** … for this many milliseconds; then one call tries again. */
  rest?: number;
}

/**
 * Puts a time-out and a circuit breaker around calls to one provider: a dead one costs 10 s a few times rather than every
 * time. Anything else that goes wrong on the way is for the call itself to turn into ProviderUnavailable.
 */
export function guardOn(clock: Clock, { patience = 10 * second, failures = 5, rest = 30 * second }: Limits) {
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
