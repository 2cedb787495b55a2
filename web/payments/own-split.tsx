import { useOwnFees } from '#web/platform/use-own-fees.ts';
import { PayoutSplit } from './payout-split.tsx';

/** A cleaner's own money at a price they might work for. */
export const OwnSplit = ({ payoutCents }: { payoutCents: number }) => (
  <PayoutSplit payoutCents={payoutCents} fees={useOwnFees()} viewer="cleaner" />
);
