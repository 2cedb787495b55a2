import { cx } from 'class-variance-authority';

export type MoneyPart = { label: string; amount: string; cents: number };

export type MoneySplitProps = {
  /** What one side pays: the whole bar. */
  pays: MoneyPart;
  /** What the other side receives. */
  receives: MoneyPart;
  /** What is kept in between. */
  keeps: MoneyPart;
  /** The reader's side: it comes first and is the largest. */
  first?: 'pays' | 'receives';
  /** The sum is what the window is about: as large as its figures get. */
  isSum?: boolean | undefined;
  className?: string;
};

/** Both sides' money before the click, the reader's own first, over a bar drawn to scale. */
export function MoneySplit({ pays, receives, keeps, first = 'pays', isSum = false, className }: MoneySplitProps) {
  const sides = [
    <Part key="pays" part={pays} large={first === 'pays'} isSum={isSum} />,
    <Part key="receives" part={receives} mark="bg-green" large={first === 'receives'} />,
  ];
  return (
    <div className={cx('grid gap-2 tabular-nums', className)}>
      <dl className="grid grid-cols-[auto_auto_auto] items-end justify-between gap-x-4">
        {first === 'pays' ? sides : sides.toReversed()}
        <Part part={keeps} mark="bg-ink" />
      </dl>
      {pays.cents > 0 && (
        <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-mark">
          <span className="bg-green" style={{ flexGrow: Math.max(0, receives.cents) }} />
          <span className="bg-ink" style={{ flexGrow: Math.max(0, keeps.cents) }} />
        </div>
      )}
    </div>
  );
}

interface PartProps {
  part: MoneyPart;
  mark?: string;
  large?: boolean;
  isSum?: boolean;
}

function Part({ part, mark, large = false, isSum = false }: PartProps) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-12 text-ink-soft">
        {mark && <span aria-hidden className={cx('size-2 shrink-0 rounded-[2px]', mark)} />}
        {part.label}
      </dt>
      <dd className={cx('font-semibold', isSum ? 'text-28' : large ? 'text-20' : 'text-16')}>
        <bdi>{part.amount}</bdi>
      </dd>
    </div>
  );
}
