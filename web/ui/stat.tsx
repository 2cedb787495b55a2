import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Sparkline } from './sparkline.tsx';

export type StatProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Its history, oldest first. */
  trend?: readonly number[];
  tone?: 'green' | 'neutral';
  /** The history in words, for those who cannot see the line. */
  trendWords?: string;
};

/** One ruled row of numbers, on a phone two to a line, the first of an odd number alone, level however long their names are: put `Stat`s inside. */
export function StatRow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      data-keeps-clear
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden border-y border-line bg-line *:row-span-3 *:grid *:grid-rows-subgrid *:bg-paper max-lg:*:first:nth-last-[2n+1]:col-span-2 lg:grid-cols-none lg:auto-cols-fr lg:grid-flow-col',
        className,
      )}
    >
      {children}
    </dl>
  );
}

/** A number with its name, its history and what it counts. */
export function Stat({ label, value, note, trend, tone, trendWords }: StatProps) {
  return (
    <div className="min-w-0 px-3.5 py-3.5 max-lg:first:ps-0 max-lg:nth-last-[2n]:ps-0 max-lg:nth-last-[2n+1]:pe-1 lg:px-5 lg:first:ps-0 lg:last:pe-1">
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className="my-0.5 flex flex-wrap content-start items-end justify-between gap-x-3 text-20 font-semibold tabular-nums lg:text-28">
        {value}
        {trend && <Sparkline values={trend} tone={tone} className="mb-1 max-sm:w-12" />}
      </dd>
      {trendWords && <dd className="sr-only">{trendWords}</dd>}
      {note && <dd className="text-12 text-ink-faint">{note}</dd>}
    </div>
  );
}
