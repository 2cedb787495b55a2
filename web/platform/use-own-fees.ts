import { getReferrals } from '#contract/calls.ts';
import { toCents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import { useFees } from './use-fees.ts';
import { useRead } from './use-read.ts';

const waived: FixedFees = { cleanerFeeCents: toCents(0) };

/** The fees of a job that the signed-in cleaner might take: with a referral credit left, theirs is waived. */
export function useOwnFees(asked = true): FixedFees {
  const usual = useFees();
  const { data } = useRead(getReferrals, { enabled: asked });
  return asked && data && data.creditsLeft > 0 ? { ...usual, ...waived } : usual;
}
