import { useTranslation } from 'react-i18next';
import type { BeforeBid } from '#contract/before-bid.ts';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';
import { hourlyOf } from './hourly-of.ts';

interface BidWorthProps {
  jobId: string;
  amountCents: number;
  /** The host’s price: what that comes to per hour is said with the job’s other figures. Null says it of any. */
  payoutCents: number | null;
}

/** What a price that is being typed comes to per hour, and how it stands among similar jobs. */
export function BidWorth({ jobId, amountCents, payoutCents }: BidWorthProps) {
  const { t } = useTranslation('beforeBid');
  const known = useRead(getBeforeBid, { params: { id: jobId } }).data;
  if (!known) return null;
  const parts = [
    amountCents !== payoutCents && t('hour.yours', { amount: formatMoney(hourlyOf(amountCents, known)) }),
    known.range && t(`range.${placeIn(known.range, amountCents)}`),
  ];
  return <p className="text-13 text-ink-soft tabular-nums">{parts.filter(Boolean).join(' · ')}</p>;
}

function placeIn({ lowCents, highCents }: NonNullable<BeforeBid['range']>, amountCents: number) {
  if (amountCents < lowCents) return 'below';
  return amountCents > highCents ? 'above' : 'within';
}
