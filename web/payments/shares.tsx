import { useTranslation } from 'react-i18next';
import { platformFeeCents } from '#contract/money.ts';
import type { FixedFees, Split } from '#contract/split.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatMoney } from '#web/platform/format.ts';
import { MoneySplit } from '#web/ui/money-split.tsx';

export interface SharesProps {
  split: Split;
  /** Who reads: their side comes first and says “you”, but to members of a host’s team, whose money it is not. */
  viewer: 'host' | 'cleaner' | 'other';
  /**
   * Whether the money is to move, has moved, is held after the host has paid, or has moved and something of it goes back;
   * until a report is decided, it is paused before the host has paid, and frozen after.
   */
  tense?: 'now' | 'paused' | 'past' | 'held' | 'frozen' | 'end';
  /** A referral credit waives the cleaner’s fee. */
  credit?: boolean;
  /** The fees that Freshkey’s share is made of: a host who reads of their own alone would miss half of it. */
  fees?: FixedFees | undefined;
  /** What is pressed next charges it: the reader’s sum is as large as a page’s figures. */
  isSum?: boolean;
  className?: string;
}

const paid = { host: 'hostPaid', cleaner: 'cleanerReceives', youPay: 'youPaid', keeps: 'kept' } as const;
const pays = { host: 'hostPays', cleaner: 'cleanerReceives', youPay: 'youPay', keeps: 'keeps' } as const;
const words = {
  now: { ...pays, youGet: 'youReceive' },
  // the report may take something off, and nothing is added
  paused: { ...pays, youPay: 'youPayMost', youGet: 'onHold' },
  past: { host: 'hostPaid', cleaner: 'cleanerReceived', youPay: 'youPaid', youGet: 'youReceived', keeps: 'kept' },
  held: { ...paid, youGet: 'youWillReceive' },
  frozen: { ...paid, youGet: 'onHold' },
  end: { host: 'hostEnd', cleaner: 'cleanerEnd', youPay: 'youPayEnd', youGet: 'youReceiveEnd', keeps: 'keeps' },
} as const;

/** Host pays, cleaner receives, Freshkey keeps: the line before every click that moves money, and on its receipt. */
export function Shares({ split, viewer, tense = 'now', credit = false, fees, isSum, className }: SharesProps) {
  const { t } = useTranslation('payments');
  const { host, cleaner, youPay, youGet, keeps } = words[tense];
  const part = (label: string, cents: number) => ({ label, cents, amount: formatMoney(cents) });
  return (
    <div className={className}>
      <MoneySplit
        isSum={isSum}
        first={viewer === 'cleaner' ? 'receives' : 'pays'}
        pays={part(t(`split.${viewer === 'host' && !actingFor() ? youPay : host}`), split.hostPaysCents)}
        receives={part(t(`split.${viewer === 'cleaner' ? youGet : cleaner}`), split.cleanerReceivesCents)}
        keeps={part(t(`split.${keeps}`), split.platformKeepsCents)}
      />
      {fees && <KeptOf {...{ split, fees, viewer }} />}
      {credit && viewer !== 'host' && <p className="mt-1.5 text-13 text-green-ink">{t('split.credit')}</p>}
    </div>
  );
}

/** Of two fees, where they make up all that is kept: beside the reader’s own, the share alone looks like twice the fee. */
function KeptOf({ split, fees, viewer }: Required<Pick<SharesProps, 'split' | 'viewer'>> & { fees: FixedFees }) {
  const { t } = useTranslation('payments');
  const host = fees.hostFeeCents ?? platformFeeCents;
  const cleaner = fees.cleanerFeeCents ?? platformFeeCents;
  if (host === 0 || cleaner === 0 || host + cleaner !== split.platformKeepsCents) return null;
  const reader = viewer === 'host' && actingFor() ? 'other' : viewer;
  return (
    <p className="mt-1.5 text-13 text-ink-soft">
      {t(`split.fees.${reader}`, { host: formatMoney(host), cleaner: formatMoney(cleaner) })}
    </p>
  );
}
