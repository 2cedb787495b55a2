import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { platformFeeCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';

interface BidListProps {
  bids: readonly Bid[];
  /** So many are shown, the lowest first; the rest is left to the comparison. */
  most: number;
  accept: (bid: Bid) => ReactNode;
}

/** The pending bids on a job in short, within its card. */
export function BidList({ bids, most, accept }: BidListProps) {
  const { t } = useTranslation('bids');
  const shown = bids.toSorted((one, other) => one.amountCents - other.amountCents).slice(0, most);
  return (
    <section aria-label={t('compare.title', { count: bids.length })} className="border-t border-line pt-3">
      <h4 className="text-13 font-semibold">{t('compare.title', { count: bids.length })}</h4>
      <ul className="divide-y divide-line">
        {shown.map((bid) => (
          <BidLine key={bid.id} bid={bid} accept={accept(bid)} />
        ))}
      </ul>
    </section>
  );
}

function BidLine({ bid, accept }: { bid: Bid; accept: ReactNode }) {
  const { t } = useTranslation('bids');
  const hostFee = useConfig()?.fees.hostCents ?? platformFeeCents;
  const { name, ratingAvg, ratingCount } = bid.cleaner;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_15rem]">
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-14">
          <bdi className="font-semibold">{name}</bdi>
          {ratingAvg === null ? (
            <span className="text-13 text-ink-soft">{t('compare.noRating')}</span>
          ) : (
            <span className="text-13">
              <StarRating value={ratingAvg} count={ratingCount} />
            </span>
          )}
        </p>
        {bid.message && (
          <p className="text-13 wrap-anywhere whitespace-pre-line text-ink-soft">
            <bdi>{bid.message}</bdi>
          </p>
        )}
      </div>
      <p className="text-end tabular-nums">
        <bdi className="block font-semibold">{formatMoney(bid.amountCents)}</bdi>
        <span className="block text-12 text-ink-soft">
          {t('compare.youPay', { amount: formatMoney(bid.amountCents + hostFee) })}
        </span>
      </p>
      <div className="grid max-sm:col-span-full">{accept}</div>
    </li>
  );
}
