import { platformFeeCents, toCents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { useFees } from './use-fees.ts';

/**
 * What a host pays in all for a cleaner at a price, wherever a bid says it, and the fee in that, which goes along with the
 * press of the button: nobody is charged another sum than the one they pressed.
 */
export function useHostPays() {
  const { hostFeeCents = platformFeeCents, ...fees } = useFees();
  return {
    hostFeeCents: hostFeeCents ?? platformFeeCents,
    hostPays: (amountCents: number) => splitOf(toCents(amountCents), { ...fees, hostFeeCents }).hostPaysCents,
  };
}
