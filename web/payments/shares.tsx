import { useTranslation } from 'react-i18next';
import type { Split } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { MoneySplit } from '#web/ui/money-split.tsx';

export interface SharesProps {
  split: Split;
  /** Who reads: "you" stands on their side, and their side stands first. */
  viewer: 'host' | 'cleaner' | 'other';
  className?: string;
}

/** Host pays, cleaner receives, Freshkey keeps: the line that stands before every click that moves money. */
export function Shares({ split, viewer, className }: SharesProps) {
  const { t } = useTranslation('payments');
  const part = (label: string, cents: number) => ({ label, cents, amount: formatMoney(cents) });
  return (
    <MoneySplit
      className={className}
      first={viewer === 'cleaner' ? 'receives' : 'pays'}
      pays={part(viewer === 'host' ? t('split.youPay') : t('split.hostPays'), split.hostPaysCents)}
      receives={part(
        viewer === 'cleaner' ? t('split.youReceive') : t('split.cleanerReceives'),
        split.cleanerReceivesCents,
      )}
      keeps={part(t('split.keeps'), split.platformKeepsCents)}
    />
  );
}
