import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type Fact = { key: string; label: string; value: ReactNode };

interface FactsProps {
  facts: readonly Fact[];
  /** Always two to a line, for a column of text or a sheet. */
  narrow?: boolean;
}

/** A few facts in a row between hairlines (when, next guest, type, budget); two to a line on a phone. */
export function Facts({ facts, narrow = false }: FactsProps) {
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3.5',
        // the head of a sheet has a hairline of its own, a part that follows its rule
        narrow
          ? 'first:border-t-0 first:pt-0 has-[+section]:border-b-0 has-[+section]:pb-0'
          : 'md:flex md:flex-wrap md:justify-between',
      )}
    >
      {facts.map((fact) => (
        <div key={fact.key} className="min-w-0 has-data-wide:col-span-full">
          <dt className="text-12 text-ink-soft">{fact.label}</dt>
          <dd className="text-14 font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
