import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ClearFilters } from './clear-filters.tsx';

export interface ListBodyProps {
  pages: Pages<unknown>;
  /** Shown where nothing is listed, unless what stands above tells it: another sentence where filters are on. A list that is never empty by itself has no title. */
  empty: { icon: LucideIcon; title?: string; description?: string; isNarrowed?: boolean; isTold?: boolean };
  /** The table. */
  children: ReactNode;
}

/** One of the admins' lists without its head, in all its states: waiting, failed, empty, narrowed to nothing, and listed. */
export function ListBody({ pages, empty, children }: ListBodyProps) {
  const { t } = useTranslation('admin');
  const { items, error, loadMore, loadingMore } = pages;
  return (
    <>
      {!items && error ? (
        <ReadFailed title={t('list.failed')} read={pages} />
      ) : items?.length === 0 && empty.isTold ? null : items?.length === 0 ? (
        <EmptyState
          icon={empty.icon}
          {...(empty.isNarrowed || !empty.title
            ? { title: t('list.noMatch'), action: <ClearFilters /> }
            : { title: empty.title, description: empty.description })}
        />
      ) : (
        children
      )}
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
