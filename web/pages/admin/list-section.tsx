import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListHead } from './list-head.tsx';

interface ListSectionProps {
  title: string;
  pages: Pages<unknown>;
  /** The way to the list as a file. */
  exportButton: ReactNode;
  filters: ReactNode;
  /** What stands where nothing is listed: another sentence where filters are on. */
  empty: { icon: LucideIcon; title: string; isNarrowed: boolean };
  /** Between the head and the filters. */
  notice?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A section of the admin's lists in all its states: waiting, failed, empty, narrowed to nothing, and listed. */
export function ListSection({ title, pages, exportButton, filters, empty, notice, children }: ListSectionProps) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const { items, total, error, loadMore, loadingMore } = pages;
  return (
    <div className="grid gap-4">
      <ListHead title={title} count={items ? formatNumber(total, language) : null}>
        {exportButton}
      </ListHead>
      {notice}
      {filters}
      {!items && error ? (
        <ReadFailed title={t('failed')} read={pages} />
      ) : items?.length === 0 ? (
        <EmptyState icon={empty.icon} title={empty.isNarrowed ? t('noMatch') : empty.title} />
      ) : (
        children
      )}
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
