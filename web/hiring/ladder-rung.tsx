import { cx } from 'class-variance-authority';
import { formatMoney } from '#web/platform/format.ts';

export interface Candidate {
  bidId: string;
  name: string;
  amountCents: number;
}

interface LadderRungProps {
  rank: 1 | 2 | 3;
  person: Candidate | null;
  /** What the host pays if they do it. */
  cents: number;
  /** What being here means. */
  hint: string;
  /** Stands here while nobody does. */
  empty: string;
  last?: boolean;
  /** Somebody tried to accept, and nobody is here. */
  lacking?: boolean;
}

/** One step of the ladder: its number, whose it is and what that costs. */
export function LadderRung({ rank, person, cents, hint, empty, last = false, lacking = false }: LadderRungProps) {
  const mark = rank === 1 ? 'border-green bg-green text-on-green' : 'border-green text-green-ink';
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 pb-4 last:pb-0">
      {!last && (
        <span aria-hidden className="absolute start-3 top-7 bottom-0 border-s border-dashed border-line-strong" />
      )}
      <span
        aria-hidden
        className={cx(
          'grid size-6 place-items-center rounded-full border text-12 font-semibold',
          person ? mark : lacking ? 'border-red text-red-ink' : 'border-line-strong text-ink-faint',
        )}
      >
        {rank}
      </span>
      <div className="min-w-0">
        {person ? (
          <bdi className="text-14 font-semibold">{person.name}</bdi>
        ) : (
          <p className={cx('text-14', lacking && 'font-semibold text-red-ink')}>{empty}</p>
        )}
        <p className="text-13 text-ink-soft">{hint}</p>
      </div>
      {person && <bdi className="text-14 font-semibold tabular-nums">{formatMoney(cents)}</bdi>}
    </li>
  );
}
