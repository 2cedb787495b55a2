import type { User } from '#contract/accounts.ts';
import { EarningsPanel } from '#web/cleaners/earnings-panel.tsx';
import { PayoutList } from '#web/payouts/payout-list.tsx';
import { UnpaidMoney } from '#web/payouts/unpaid-money.tsx';
import { UpcomingMoney } from '#web/payouts/upcoming-money.tsx';
import { YearEarnings } from '#web/payouts/year-earnings.tsx';
import { Charges } from '../host/charges.tsx';
import { YearSpending } from '../host/year-spending.tsx';

/** What somebody who is suspended has earned or spent, which stays theirs to see. */
export const SuspendedMoney = ({ role }: Pick<User, 'role'>) => (role === 'CLEANER' ? <Earned /> : <Spent />);

/** Without asking for a payout, which is closed; the weekly one goes on. */
function Earned() {
  return (
    <>
      <EarningsPanel />
      <UnpaidMoney />
      <UpcomingMoney />
      <PayoutList />
      <YearEarnings />
    </>
  );
}

function Spent() {
  return (
    <>
      <YearSpending />
      <Charges />
    </>
  );
}
