import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface RowProps {
  label: string;
  value: ReactNode;
  /** What nobody should have to unfold. */
  always?: ReactNode;
  /** Where the value comes from. */
  children: ReactNode;
}

const line = 'flex min-h-11 w-full items-center justify-between gap-x-3 py-1.5 text-start';

/** What it is and the figure, in one line; where it comes from unfolds. */
export function Row({ label, value, always, children }: RowProps) {
  const [open, setOpen] = useState(false);
  const more = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={more}
        onClick={() => setOpen(!open)}
        className={cx(line, 'rounded-mark hover:text-green-ink')}
      >
        <span className="min-w-0 text-13 text-ink-soft">{label}</span>
        <span className="flex shrink-0 items-center gap-1.5 text-14 font-semibold tabular-nums">
          {value}
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} className={cx('text-ink-soft', open && 'rotate-180')} />
        </span>
      </button>
      {always && <div className="pb-2 text-13">{always}</div>}
      <div id={more} hidden={!open} className="grid gap-2 pb-3 text-13 text-ink-soft">
        {open && children}
      </div>
    </li>
  );
}

/** The same, until the figures come. */
export const WaitingRow = ({ label }: { label: string }) => (
  <li className={line}>
    <span className="text-13 text-ink-soft">{label}</span>
    <Skeleton className="h-4 w-24" />
  </li>
);
