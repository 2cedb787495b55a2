import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { splitOf } from '#contract/split.ts';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useOwnFees } from '#web/platform/use-own-fees.ts';

/** What the bid brings its author; null where it brings nothing, because somebody else has the job. */
export function useOwnMoney({ status, amountCents, job }: OwnBid) {
  const { t } = useTranslation('jobs');
  const waits = status === 'PENDING';
  const fees = useOwnFees(waits);
  const { label, amount } = useJobPrice(job, 'cleaner');
  if (waits) {
    const { cleanerReceivesCents } = splitOf(toCents(amountCents), fees);
    return { label: t('price.youReceive'), amount: formatMoney(cleanerReceivesCents) };
  }
  return status === 'ACCEPTED' && job.cleanerId !== null ? { label, amount } : null;
}
