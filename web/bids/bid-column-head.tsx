import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { BookedElsewhere } from './booked-elsewhere.tsx';
import type { ChoiceRank } from './choices.ts';

interface BidColumnHeadProps {
  bid: Bid;
  rank: ChoiceRank;
  onRank: (rank: ChoiceRank) => void;
  /** The bidder's name, which opens who they are. */
  person: ReactNode;
}

const ranks = { first: 0, second: 1, third: 2 } as const;
const names = ['first', 'second', 'third'] as const;

/** Who bids, and the choice of first, second or third; a second press takes it back. */
export function BidColumnHead({ bid, rank, onRank, person }: BidColumnHeadProps) {
  const { t } = useTranslation('bids');
  const { name } = bid.cleaner;
  return (
    <th
      scope="col"
      className={cx(
        'border-t-2 px-1.5 py-3 text-start align-bottom font-normal md:min-w-40 md:px-3',
        rank === 0 ? 'border-x border-t-green border-x-line bg-surface' : 'border-t-rule',
      )}
    >
      <span className="mb-3 flex items-center gap-2.5">
        <span className="max-md:hidden">
          <Avatar name={name} src={bid.cleanerPictureUrl ?? null} />
        </span>
        <span className="min-w-0 text-14">{person}</span>
      </span>
      {bid.bookedElsewhere ? (
        <BookedElsewhere />
      ) : (
        <Segmented
          size="compact"
          clearable
          label={t('compare.pick', { name })}
          options={names.map((value) => ({ value, label: t(`compare.${value}`) }))}
          value={rank === null ? null : names[rank]}
          onValueChange={(chosen) => onRank(chosen === null ? null : ranks[chosen])}
        />
      )}
    </th>
  );
}
