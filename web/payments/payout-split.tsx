import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money.ts';
import { type FixedFees, splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { MoneySplit } from '#web/ui/money-split.tsx';

export interface PayoutSplitProps {
  /** What the job is agreed or offered at, before both fees, in whole cents. */
  payoutCents: number;
  /** Of a job that has a cleaner: the fees fixed for it. Before that the flat fee of today counts. */
  fees?: FixedFees;
  /** Who reads: "you" stands on their side. */
  viewer: 'host' | 'cleaner' | 'other';
  className?: string;
}

/** Host pays, cleaner receives, Freshkey keeps: a job's money at this payout, fees included. */
export function PayoutSplit({ payoutCents, fees, viewer, className }: PayoutSplitProps) {
  const { t } = useTranslation('payments');
  const split = splitOf(toCents(payoutCents), fees);
  const part = (label: string, cents: number) => ({ label, cents, amount: formatMoney(cents) });
  return (
    <MoneySplit
      className={className}
      pays={part(viewer === 'host' ? t('split.youPay') : t('split.hostPays'), split.hostPaysCents)}
      receives={part(
        viewer === 'cleaner' ? t('split.youReceive') : t('split.cleanerReceives'),
        split.cleanerReceivesCents,
      )}
      keeps={part(t('split.keeps'), split.platformKeepsCents)}
    />
  );
}
