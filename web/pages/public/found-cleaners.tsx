import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApprovedCleaner, listApprovedCleaners } from '#contract/cleaners.ts';
import { CleanerSheet } from '#web/hiring/cleaner-sheet.tsx';
import { useErrorText } from '#web/platform/error-text.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { CleanerCard, nameOf } from '#web/public-pages/find-cleaners/cleaner-card.tsx';
import { CleanerSearch } from '#web/public-pages/find-cleaners/cleaner-search.tsx';
import { firstSearch, type Search } from '#web/public-pages/find-cleaners/search.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** The verified cleaners, to search and look at. */
export function FoundCleaners() {
  const [search, setSearch] = useState(firstSearch);
  const [viewed, setViewed] = useState<ApprovedCleaner | null>(null);
  return (
    <>
      <CleanerSearch search={search} onSearch={setSearch} />
      <CleanerList search={search} onView={setViewed} />
      {viewed && (
        <CleanerSheet
          cleaner={{ ...viewed, name: nameOf(viewed), ratingCount: viewed.totalReviews }}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}

function CleanerList({ search, onView }: { search: Search; onView: (cleaner: ApprovedCleaner) => void }) {
  const { t } = useTranslation('findCleaners');
  const errorText = useErrorText();
  const found = usePages(listApprovedCleaners, {
    limit: 24,
    radiusMiles: search.radiusMiles,
    location: search.location || undefined,
    language: search.language || undefined,
    cleaningType: search.cleaningType || undefined,
  });
  const { items, total, error } = found;
  if (!items && error)
    return (
      <div className="mt-8">
        <ErrorState
          title={t('failed')}
          description={errorText(error)}
          onRetry={found.retry}
          retrying={found.retrying}
        />
      </div>
    );
  if (!items)
    return (
      <div className="mt-8">
        <SkeletonRows rows={4} avatar />
      </div>
    );
  return (
    <section className="mt-8">
      <h2 aria-live="polite" className="mb-4 text-16">
        {t('count', { count: total })}
      </h2>
      {items.length === 0 && <EmptyState title={t('empty')} description={t('emptyText')} />}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {items.map((cleaner) => (
          <li key={cleaner.id} className="grid min-w-0">
            <CleanerCard cleaner={cleaner} onView={() => onView(cleaner)} />
          </li>
        ))}
      </ul>
      {found.loadMore && (
        <Button className="mt-6" loading={found.loadingMore} onClick={found.loadMore}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
