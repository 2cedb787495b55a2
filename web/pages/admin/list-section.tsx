import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { SortPlace } from '#web/ui/sort-place.ts';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import { type NamedId, NameOfOne, nameOfListed } from './name-of-one.ts';
import { SectionHead } from './section-head.tsx';
import { SortSlot } from './sort-slot.ts';

interface ListSectionProps<Row> extends Omit<ListBodyProps, 'pages'> {
  pages: Pages<Row>;
  title: string;
  /** What a row calls itself, and whom and what else a link can narrow the list to. */
  names: (row: Row) => readonly NamedId[];
  /** The way to the list as a file. */
  exportButton?: ReactNode;
  /** A `ListFilters`. */
  filters: ReactNode;
  /** Between the head and the filters. */
  notice?: ReactNode;
}

/** A section that is one of the admins' lists: its head, its filters, and the list. */
export function ListSection<Row>({
  title,
  pages,
  names,
  exportButton,
  filters,
  notice,
  ...list
}: ListSectionProps<Row>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { items, total } = pages;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div className="grid gap-4">
      <SectionHead
        title={title}
        count={items ? t('list.total', { shown: formatNumber(total, language) }) : null}
        exportButton={exportButton}
      />
      {notice}
      <NameOfOne value={nameOfListed(items, names)}>
        <SortSlot value={setPlace}>{filters}</SortSlot>
      </NameOfOne>
      <SortPlace value={place}>
        <ListBody {...list} pages={pages} />
      </SortPlace>
    </div>
  );
}
