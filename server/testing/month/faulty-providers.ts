import { type PaymentProvider, ProviderUnavailable } from '#server/platform/payment-provider.ts';
import type { PayoutProvider } from '#server/platform/payout-provider.ts';
import type { House } from '../house.ts';
import type { Random } from '../seeded-random.ts';

/** What becomes of a call: refused before it had an effect, its answer lost after it, sent twice. */
const faults = ['refused', 'lost', 'twice'] as const;

export interface FaultSource {
  /** How many of a hundred calls go wrong. */
  percent: number;
  happened: number;
}

/** Puts faults between the house and both of its providers. */
export function faultyProviders({ kit }: House, random: Random): FaultSource {
  const source: FaultSource = { percent: 0, happened: 0 };
  const faulty =
    <Input, Answer>(call: (input: Input) => Promise<Answer>) =>
    async (input: Input): Promise<Answer> => {
      const fault = random.below(100) < source.percent ? faults[random.below(faults.length)] : undefined;
      if (!fault) return call(input);
      source.happened += 1;
      if (fault === 'refused') throw new ProviderUnavailable('refused');
      const answer = await call(input);
      if (fault === 'lost') throw new ProviderUnavailable('the answer was lost');
      return call(input).catch(() => answer);
    };
  Object.assign(kit, { payments: each(kit.payments, faulty), payouts: each(kit.payouts, faulty) });
  return source;
}

type Around = <Input, Answer>(call: (input: Input) => Promise<Answer>) => (input: Input) => Promise<Answer>;

function each<Provider extends PaymentProvider | PayoutProvider>(provider: Provider, around: Around): Provider {
  const calls = Object.entries(provider).map(([name, value]) => [
    name,
    typeof value === 'function' && name !== 'readEvent' ? around(value) : value,
  ]);
  return Object.fromEntries(calls) as Provider; // the same names, each around what it was
}
