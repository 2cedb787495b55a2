import type { ReactNode } from 'react';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import { FiltersEnd } from './list-filters.tsx';
import { SectionHead } from './section-head.tsx';

interface ListSectionProps extends ListBodyProps {
  title: string;
  /** The way to the list as a file. */
  exportButton?: ReactNode;
  /** A `ListFilters`, at whose end that stands. */
  filters: ReactNode;
  /** Between the head and the filters. */
  notice?: ReactNode;
}

/** A section that is one of the admins' lists: its head, its filters, and the list. */
export function ListSection({ title, exportButton, filters, notice, ...list }: ListSectionProps) {
  const { language } = useLanguage();
  const { items, total } = list.pages;
  return (
    <div className="grid gap-4">
      <SectionHead title={title} count={items ? formatNumber(total, language) : null} />
      {notice}
      <FiltersEnd value={exportButton}>{filters}</FiltersEnd>
      <ListBody {...list} />
    </div>
  );
}
