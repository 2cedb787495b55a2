import type { ReactNode } from 'react';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { FiltersEnd } from './list-filters.tsx';

interface CountedFiltersProps {
  /** How many there are in all; undefined until that is known. */
  total: number | undefined;
  exportButton: ReactNode;
  /** A `ListFilters`, at whose end both stand. */
  children: ReactNode;
}

/** The filters of a list that is one of several parts of a section, and has no head to say how many there are. */
export function CountedFilters({ total, exportButton, children }: CountedFiltersProps) {
  const { language } = useLanguage();
  const end = (
    <div className="flex items-center gap-3">
      {/* has its place before it is known, so that the filters never move */}
      <span className="min-w-8 text-end text-13 text-ink-soft tabular-nums">
        {total !== undefined && formatNumber(total, language)}
      </span>
      {exportButton}
    </div>
  );
  return <FiltersEnd value={end}>{children}</FiltersEnd>;
}
