import type { ReactNode } from 'react';

interface ListHeadProps {
  title: string;
  /** How many there are in all, worded; null until it is known. */
  count: string | null;
  /** What can be done with the whole list. */
  children?: ReactNode;
}

/** The head of one of the admins' lists. */
export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-3">
      <h1 tabIndex={-1} className="text-28">
        {title}
      </h1>
      <div className="flex flex-wrap items-center gap-3">
        {/* has its place before it is known, so that the head never breaks into another line */}
        <span className="min-w-8 text-end text-13 text-ink-soft tabular-nums">{count}</span>
        {children}
      </div>
    </div>
  );
}
