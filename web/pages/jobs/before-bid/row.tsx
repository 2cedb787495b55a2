import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface RowProps {
  label: string;
  value: ReactNode;
  /** Two lines of it keep their place, so that nothing moves when the figures come. */
  note: ReactNode;
  children?: ReactNode;
}

/** What it is, the figure, and under both where it comes from. */
export function Row({ label, value, note, children }: RowProps) {
  return (
    <div className="py-3">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <dt className="text-13 text-ink-soft">{label}</dt>
        <dd className="text-14 font-semibold tabular-nums">{value}</dd>
      </div>
      <dd className="mt-1 min-h-10 text-13 text-ink-soft">{note}</dd>
      {children}
    </div>
  );
}

interface WaitingRowProps {
  label: string;
  /** As high as what will stand under the note. */
  foot?: string;
}

/** The same, until the figures come. */
export const WaitingRow = ({ label, foot }: WaitingRowProps) => (
  <Row
    label={label}
    value={<Skeleton className="h-4 w-20" />}
    note={
      <span className="grid gap-2 pt-1">
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-3/5" />
      </span>
    }
  >
    {foot && <div className={foot} />}
  </Row>
);
