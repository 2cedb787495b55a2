import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHostCleaners } from '#contract/calls.ts';
import type { KnownCleaner } from '#contract/hiring.ts';
import { BlockButton } from '#web/hiring/block-button.tsx';
import { CleanerSheet } from '#web/hiring/cleaner-sheet.tsx';
import { FavoriteButton } from '#web/hiring/favorite-button.tsx';
import { KnownCleanerCard } from '#web/hiring/known-cleaner-card.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CleanerHistory } from './cleaner-history.tsx';

/** Everybody who has bid for or worked with this host: look, block, unblock. */
export function CleanersTab() {
  const { t } = useTranslation('host');
  const [viewed, setViewed] = useState<KnownCleaner | null>(null);
  return (
    <Section title={t('cleaners.title')}>
      <CleanerGrid onView={setViewed} />
      {viewed && (
        <CleanerSheet
          cleaner={viewed}
          onClose={() => setViewed(null)}
          actions={
            !viewed.blocked && (
              <>
                <FavoriteButton cleaner={viewed} />
                <span className="text-13 text-ink-soft">{t('cleaners.favoriteHelp')}</span>
              </>
            )
          }
          history={<CleanerHistory cleanerId={viewed.id} />}
        />
      )}
    </Section>
  );
}

function CleanerGrid({ onView }: { onView: (cleaner: KnownCleaner) => void }) {
  const { t } = useTranslation('host');
  const pages = usePages(listHostCleaners, { limit: 30 });
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && error) return <ReadFailed title={t('cleaners.failed')} read={pages} />;
  if (!items) return <SkeletonRows rows={3} avatar />;
  if (items.length === 0)
    return <EmptyState icon={Users} title={t('cleaners.empty')} description={t('cleaners.emptyText')} />;
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((cleaner) => (
          <li key={cleaner.id} className="grid min-w-0">
            <KnownCleanerCard
              cleaner={cleaner}
              actions={
                <>
                  <Button
                    size="compact"
                    aria-label={t('cleaners.viewOf', { name: cleaner.name })}
                    onClick={() => onView(cleaner)}
                  >
                    {t('cleaners.view')}
                  </Button>
                  <BlockButton cleaner={cleaner} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('cleaners.more')}
        </Button>
      )}
    </div>
  );
}
