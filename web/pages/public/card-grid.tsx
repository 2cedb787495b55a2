import type { ReactNode } from 'react';
import type { ApprovedCleaner } from '#contract/cleaners.ts';

interface CardGridProps {
  cleaners: readonly ApprovedCleaner[];
  card: (cleaner: ApprovedCleaner) => ReactNode;
}

/** Cleaners side by side. */
export const CardGrid = ({ cleaners, card }: CardGridProps) => (
  <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    {cleaners.map((cleaner) => (
      <li key={cleaner.id} className="grid min-w-0">
        {card(cleaner)}
      </li>
    ))}
  </ul>
);
