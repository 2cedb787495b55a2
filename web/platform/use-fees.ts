import { toCents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import { useConfig } from './use-config.ts';

/** The fees of a job: fixed for it, or, until it has a cleaner, those in force. */
export function useFees({ hostFeeCents, cleanerFeeCents }: FixedFees = {}): FixedFees {
  const fees = useConfig()?.fees;
  return {
    hostFeeCents: hostFeeCents ?? (fees && toCents(fees.hostCents)),
    cleanerFeeCents: cleanerFeeCents ?? (fees && toCents(fees.cleanerCents)),
  };
}
