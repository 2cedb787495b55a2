import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { ApprovedCleaner } from '#contract/cleaners.ts';

interface CardGridProps {
  cleaners: readonly ApprovedCleaner[];
  card: (cleaner: ApprovedCleaner) => ReactNode;
  /** Beside a map on a wide screen, where there is room for one. */
  beside?: boolean;
}

/** What identifies a search’s answer, however many of its pages are there. */
const begins = 6;

/** Cleaners side by side. Another search’s are another list: no card flies across it to where it is now. */
export const CardGrid = ({ cleaners, card, beside = false }: CardGridProps) => (
  <ul
    key={cleaners
      .slice(0, begins)
      .map(({ id }) => id)
      .join()}
    className={cx('grid content-start gap-4 md:grid-cols-2', beside ? 'lg:grid-cols-1' : 'xl:grid-cols-3')}
  >
    {cleaners.map((cleaner) => (
      <li key={cleaner.id} className="grid min-w-0">
        {card(cleaner)}
      </li>
    ))}
  </ul>
);
