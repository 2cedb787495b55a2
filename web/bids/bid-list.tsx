import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { useHostPays } from '#web/platform/use-host-pays.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { BookedElsewhere } from './booked-elsewhere.tsx';

interface BidListProps {
  bids: readonly Bid[];
  /** So many are shown, the lowest first; the rest is left to the comparison. */
  most: number;
  /** Left out for who only looks on. */
  accept?: (bid: Bid) => ReactNode;
  /** Both sides' money at a bid, in a line; at a press, for one chooses by what one pays oneself. */
  money: (bid: Bid) => ReactNode;
  /** The bidder's name, which opens who they are. */
  person: (bid: Bid) => ReactNode;
}

/** The pending bids on a job in short, within its card. */
export function BidList({ bids, most, ...parts }: BidListProps) {
  const { t } = useTranslation('bids');
  const [divided, setDivided] = useState(false);
  const shown = bids.toSorted((one, other) => one.amountCents - other.amountCents).slice(0, most);
  return (
    <section aria-label={t('compare.title', { count: bids.length })} className="border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
        <h4 className="font-semibold">{t('compare.title', { count: bids.length })}</h4>
        {shown.length > 0 && (
          <TextButton aria-expanded={divided} onClick={() => setDivided(!divided)}>
            {t(divided ? 'list.sharesHide' : 'list.shares')}
          </TextButton>
        )}
      </div>
      <ul className="divide-y divide-line">
        {shown.map((bid) => (
          <BidLine key={bid.id} bid={bid} divided={divided} {...parts} />
        ))}
      </ul>
    </section>
  );
}

type BidLineProps = { bid: Bid; divided: boolean } & Omit<BidListProps, 'bids' | 'most'>;

function BidLine({ bid, divided, accept, money, person }: BidLineProps) {
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
        <Facts bid={bid} />
        {bid.bookedElsewhere && <BookedElsewhere />}
        {bid.message && (
          <p className="text-13 wrap-anywhere whitespace-pre-line text-ink-soft">
            <bdi>{bid.message}</bdi>
          </p>
        )}
      </div>
      <p className="text-end tabular-nums">
        <span className="text-12 text-ink-soft">{t(actingFor() ? 'compare.paysHost' : 'compare.pays')}</span>
        {/* what is charged, as on the button that accepts it */}
        <bdi className="block text-20 font-semibold">{formatMoney(hostPays(bid.amountCents))}</bdi>
      </p>
      {accept && <div className="grid max-sm:order-last max-sm:col-span-full max-sm:empty:hidden">{accept(bid)}</div>}
      {divided && (
        <div className={cx('flex flex-wrap gap-x-4 text-12 col-span-full sm:col-start-2', accept && 'sm:col-span-3')}>
          <span className="text-ink-soft tabular-nums">
            {t('compare.bid')} <bdi>{formatMoney(bid.amountCents)}</bdi>
          </span>
          {money(bid)}
        </div>
      )}
    </li>
  );
}

/** What tells bidders apart beside their rating: whether they know the home, and how far away they are. */
function Facts({ bid: { jobsDoneHere: count = 0, distanceKm } }: { bid: Bid }) {
  const { t } = useTranslation('bids');
  const { language } = useLanguage();
  const { way } = useDistance();
  const away = distanceKm == null ? null : way(distanceKm);
  return (
    <p className="flex flex-wrap gap-x-3 text-13 tabular-nums">
      <span className={cx(count > 0 && 'font-medium text-green-ink')}>
        {count > 0 ? t('list.jobsHere', { count, shown: formatNumber(count, language) }) : t('compare.newHere')}
      </span>
      {away && (
        <span className="text-ink-soft">
          {t('list.away', { distance: away.near ? t('compare.under', away) : away.distance })}
        </span>
      )}
    </p>
  );
}
