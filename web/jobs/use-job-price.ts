import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useIsOver } from './use-is-over.ts';

export type PricedJob = Pick<
  Job,
  'status' | 'endTime' | 'cleanerId' | 'payoutCents' | 'hostFeeCents' | 'cleanerFeeCents'
>;

interface JobPrice {
  label: string;
  amount: string;
  /** The price before the fees, where it is not the amount itself. */
  before?: { label: string; amount: string };
}

/** A job's money as its reader counts it: what a cleaner receives, what a host pays. */
export function useJobPrice(job: PricedJob, viewer: 'host' | 'cleaner' | 'other'): JobPrice {
  const { t } = useTranslation('jobs');
  const price = {
    label: job.cleanerId === null ? t('facts.budget') : t('facts.agreed'),
    amount: formatMoney(job.payoutCents),
  };
  const over = useIsOver(job);
  const lost = job.cleanerId === null && job.status !== 'OPEN';
  // Nobody pays or receives anything, or not this reader.
  if (viewer === 'other' || job.status === 'CANCELED' || over || lost) return price;
  const paid = job.status === 'PAID';
  const split = splitOf(job.payoutCents, job);
  if (viewer === 'host') {
    const label = paid ? t('price.youPaid') : t('price.youPay');
    return { label, amount: formatMoney(split.hostPaysCents), before: price };
  }
  const label = paid ? t('price.youReceived') : t('price.youReceive');
  return { label, amount: formatMoney(split.cleanerReceivesCents), before: price };
}
