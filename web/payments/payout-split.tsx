import { useTranslation } from 'react-i18next';
import { platformFeeCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { MoneySplit } from '#web/ui/money-split.tsx';

export interface PayoutSplitProps {
  /** What the job is agreed or offered at, before both fees. */
  payoutCents: number;
  /** Who reads: "you" stands on their side. */
  viewer: 'host' | 'cleaner' | 'other';
  className?: string;
}

/** Host pays, cleaner receives, Freshkey keeps: a job's money at this payout, fees included. */
export function PayoutSplit({ payoutCents, viewer, className }: PayoutSplitProps) {
  const { t } = useTranslation('payments');
  const fees = useConfig()?.fees;
  const host = payoutCents + (fees?.hostCents ?? platformFeeCents);
  const cleaner = payoutCents - (fees?.cleanerCents ?? platformFeeCents);
  const part = (label: string, cents: number) => ({ label, cents, amount: formatMoney(cents) });
  return (
    <MoneySplit
      className={className}
      pays={part(viewer === 'host' ? t('split.youPay') : t('split.hostPays'), host)}
      receives={part(viewer === 'cleaner' ? t('split.youReceive') : t('split.cleanerReceives'), cleaner)}
      keeps={part(t('split.keeps'), host - cleaner)}
    />
  );
}
