import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useHostPays } from '#web/platform/use-host-pays.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { BookedElsewhere } from './booked-elsewhere.tsx';

interface BidListProps {
  bids: readonly Bid[];
  /** So many are shown, the lowest first; the rest is left to the comparison. */
  most: number;
  /** Left out for who only looks on. */
  accept?: (bid: Bid) => ReactNode;
  /** Both sides' money at a bid, in a line. */
  money: (bid: Bid) => ReactNode;
  /** The bidder's name, which opens who they are. */
  person: (bid: Bid) => ReactNode;
}

/** The pending bids on a job in short, within its card. */
export function BidList({ bids, most, ...parts }: BidListProps) {
  const { t } = useTranslation('bids');
  const shown = bids.toSorted((one, other) => one.amountCents - other.amountCents).slice(0, most);
  return (
    <section aria-label={t('compare.title', { count: bids.length })} className="border-t border-line pt-3">
      <h4 className="text-13 font-semibold">{t('compare.title', { count: bids.length })}</h4>
      <ul className="divide-y divide-line">
        {shown.map((bid) => (
          <BidLine key={bid.id} bid={bid} {...parts} />
        ))}
      </ul>
    </section>
  );
}

function BidLine({ bid, accept, money, person }: { bid: Bid } & Omit<BidListProps, 'bids' | 'most'>) {
  const { t } = useTranslation('bids');
  const { name, ratingAvg, ratingCount } = bid.cleaner;
  const { hostPays } = useHostPays();
  return (
    <li
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 py-3',
        accept && 'sm:grid-cols-[auto_minmax(0,1fr)_auto_17rem]',
      )}
    >
      <Avatar name={name} src={bid.cleanerPictureUrl ?? null} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-14">
          {person(bid)}
          {ratingAvg === null ? (
            <span className="text-13 text-ink-soft">{t('compare.noRating')}</span>
          ) : (
            <span className="text-13">
              <StarRating value={ratingAvg} count={ratingCount} />
            </span>
          )}
        </p>
        {bid.bookedElsewhere && <BookedElsewhere />}
        {bid.message && (
          <p className="text-13 wrap-anywhere whitespace-pre-line text-ink-soft">
            <bdi>{bid.message}</bdi>
          </p>
        )}
      </div>
      <p className="text-end tabular-nums">
        {/* what is charged, as on the button that accepts it */}
        <bdi className="block text-20 font-semibold">{formatMoney(hostPays(bid.amountCents))}</bdi>
        <span className="text-13 text-ink-soft">
          {t('compare.bid')} <bdi>{formatMoney(bid.amountCents)}</bdi>
        </span>
      </p>
      {accept && <div className="grid max-sm:order-last max-sm:col-span-full max-sm:empty:hidden">{accept(bid)}</div>}
      <div className={cx('col-span-full sm:col-start-2', accept && 'sm:col-span-3')}>{money(bid)}</div>
    </li>
  );
}
