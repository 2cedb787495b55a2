import { EarningsPanel } from '#web/cleaners/earnings-panel.tsx';
import { NextPayout } from '#web/payouts/next-payout.tsx';
import { PayoutList } from '#web/payouts/payout-list.tsx';
import { UpcomingMoney } from '#web/payouts/upcoming-money.tsx';

/** The next payout first, then where the money stands, what becomes free when, and what was paid out. */
export function EarningsTab() {
  return (
    <div className="grid gap-10">
      <NextPayout />
      <EarningsPanel />
      <UpcomingMoney />
      <PayoutList />
    </div>
  );
}
