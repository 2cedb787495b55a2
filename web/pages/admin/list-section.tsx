import type { ReactNode } from 'react';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import { SectionHead } from './section-head.tsx';

interface ListSectionProps extends ListBodyProps {
  title: string;
  /** The way to the list as a file. */
  exportButton?: ReactNode;
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
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-80">{filters}</div>
        {/* on one line with the fields, which are higher */}
        {exportButton && <div className="py-1.5 pointer-coarse:py-0">{exportButton}</div>}
      </div>
      <ListBody {...list} />
    </div>
  );
}
