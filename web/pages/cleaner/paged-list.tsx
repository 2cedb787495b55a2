import type { ReactNode } from 'react';
import { isRefusal } from '#web/platform/api-error.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

interface PagedListProps<Item> {
  pages: Pages<Item>;
  /** What could not be loaded, in words. */
  failed: string;
  /** The button that fetches the next page. */
  more: string;
  empty: ReactNode;
  /** Stands here when an approval has run out since the page was opened. */
  gate?: ReactNode;
  /** Two beside each other in a wide window. */
  columns?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

/** Neighbors are as high as each other, unless one of them holds a form. */
export const evenRows = 'has-[form]:items-start';

/** A list in its four states: loading, failed, empty, full. */
export function PagedList<Item>({ pages, failed, more, empty, gate, columns = false, children }: PagedListProps<Item>) {
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && gate && isRefusal(error, 'background_check_required')) return gate;
  if (!items && error) return <ReadFailed title={failed} read={pages} />;
  if (!items) return <SkeletonRows rows={5} />;
  if (items.length === 0) return empty;
  return (
    <div className={columns ? `grid gap-3 lg:grid-cols-2 lg:gap-4 ${evenRows}` : 'grid gap-4'}>
      {children(items)}
      {loadMore && (
        <Button className="justify-self-center lg:col-span-full" loading={loadingMore} onClick={loadMore}>
          {more}
        </Button>
      )}
    </div>
  );
}
