import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { getEarnings } from '#contract/calls.ts';
import { getPayoutAccount, listPayouts } from '#contract/payout-calls.ts';
import { EarningsPanel } from '#web/cleaners/earnings-panel.tsx';
import { NextPayout } from '#web/payouts/next-payout.tsx';
import { PayoutList } from '#web/payouts/payout-list.tsx';
import { payoutsPage } from '#web/payouts/payouts-page.ts';
import { UnpaidMoney } from '#web/payouts/unpaid-money.tsx';
import { UpcomingMoney } from '#web/payouts/upcoming-money.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { FarPart } from '../late-part.tsx';

const EarnedJobs = lazy(() => import('#web/payouts/earned-jobs.tsx').then((file) => ({ default: file.EarnedJobs })));
const YearEarnings = lazy(() =>
  import('#web/payouts/year-earnings.tsx').then((file) => ({ default: file.YearEarnings })),
);

const yearPlace = 'your-year';

/** The next payout first and the way to the year, then what is available and held, what is not paid yet, what becomes available when, what was paid out, the year, and each job. */
export function EarningsTab() {
  const { t } = useTranslation(['cleaner', 'payouts']);
  const earnings = useRead(getEarnings, { query: {} });
  const account = useRead(getPayoutAccount);
  const payouts = usePages(listPayouts, payoutsPage);
  // how tall the first part is depends on the answers, and nothing below may jump
  if (earnings.isPending || account.isPending || payouts.loading) return <Skeleton className="h-[40rem]" />;
  // the parts read the same: each that appeared would ask anew, and take this page back to its skeleton
  if (!earnings.data || !account.data) return <ReadFailed title={t('earnings.failed')} read={[earnings, account]} />;
  return (
    <div className="grid gap-10">
      <EarningsPanel
        lead={
          <div className="grid gap-4">
            <NextPayout />
            {/* for the taxes, which nobody looks for below a list of payouts */}
            <a href={`#${yearPlace}`} className={`${textLinkStyle} -my-3 justify-self-start py-3 text-14`}>
              {t('payouts:year.jump')}
            </a>
          </div>
        }
      />
      <UnpaidMoney />
      <UpcomingMoney />
      <PayoutList />
      <div id={yearPlace} className="scroll-mt-20">
        <FarPart height="h-76 sm:h-52">
          <YearEarnings />
        </FarPart>
      </div>
      {/* of any length, so nothing stands below it */}
      <FarPart height="h-dvh">
        <EarnedJobs />
      </FarPart>
    </div>
  );
}
