import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type BillLine = { key: string; label: ReactNode; amount: ReactNode; sum?: boolean };

/** Amounts listed one below the other, with the total under a dark rule. */
export function Bill({ lines }: { lines: readonly BillLine[] }) {
  return (
    <dl className="text-14 tabular-nums">
      {lines.map((line) => (
        <div
          key={line.key}
          className={cx(
            'flex justify-between gap-4 border-t py-1.75 first:border-t-0',
            line.sum ? 'border-rule font-semibold' : 'border-line',
          )}
        >
          <dt className="min-w-0">{line.label}</dt>
          <dd className="shrink-0">
            <bdi>{line.amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
