import { Search, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHostCleaners } from '#contract/calls.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { CleanerSheet } from '#web/hiring/cleaner-sheet.tsx';
import { KnownCleanerCard } from '#web/hiring/known-cleaner-card.tsx';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSearchParams } from '#web/platform/search-params.ts';
import { type Pages, usePages } from '#web/platform/use-pages.ts';
import { useSettled } from '#web/platform/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { reportCleaner } from '../late-report.tsx';
import { CleanerHistory } from './cleaner-history.tsx';
import { LinkedCleaner } from './linked-cleaner.tsx';

/** Everybody who has bid for or worked with this host: find, look, book again, block, unblock. */
export function CleanersTab() {
  const { t } = useTranslation(['host', 'hostLists']);
  const [viewed, setViewed] = useState<KnownCleaner | null>(null);
  const [search, setSearch] = useSearchParams();
  const linked = search.get('cleaner');
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), 250);
  const pages = usePages(listHostCleaners, { q: q || undefined, limit: 30 });
  const isEmpty = pages.items?.length === 0 && !pages.outdated && typed === '' && q === '';
  return (
    <Section namedAbove="always" title={t('cleaners.title')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {!isEmpty && (
          <div className="max-w-md flex-1 basis-64">
            <Field label={t('hostLists:cleaners.search')} hideLabel>
              <TextInput
                type="search"
                icon={Search}
                maxLength={120}
                placeholder={t('hostLists:cleaners.search')}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          </div>
        )}
        <FindCleaners />
      </div>
      <CleanerGrid pages={pages} q={q} onView={setViewed} onClear={() => setTyped('')} />
      {linked && <LinkedCleaner id={linked} onClose={() => setSearch({ tab: 'cleaners' }, { replace: true })} />}
      {viewed && (
        <CleanerSheet
          cleaner={viewed}
          onClose={() => setViewed(null)}
          report={reportCleaner(viewed.id, viewed.name)}
          between={{}}
          history={<CleanerHistory cleanerId={viewed.id} />}
        />
      )}
    </Section>
  );
}

/** Where new ones are: the bar’s shorter word is the name of this very tab in some languages. */
function FindCleaners() {
  const { t } = useTranslation('footer');
  return (
    <LinkButton size="compact" icon={Search} to={to('findCleaners')}>
      {t('findCleaners')}
    </LinkButton>
  );
}

interface CleanerGridProps {
  pages: Pages<KnownCleaner>;
  q: string;
  onView: (cleaner: KnownCleaner) => void;
  onClear: () => void;
}

function CleanerGrid({ pages, q, onView, onClear }: CleanerGridProps) {
  const { t } = useTranslation(['host', 'hostLists']);
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && error) return <ReadFailed title={t('cleaners.failed')} read={pages} />;
  if (!items) return <SkeletonRows rows={3} avatar />;
  if (items.length === 0 && q)
    return (
      <EmptyState
        icon={Users}
        title={t('hostLists:cleaners.noneFound', { words: q })}
        action={<Button onClick={onClear}>{t('hostLists:cleaners.clearSearch')}</Button>}
      />
    );
  if (items.length === 0)
    return <EmptyState icon={Users} title={t('cleaners.empty')} description={t('cleaners.emptyText')} />;
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((cleaner) => (
          <li key={cleaner.id} className="grid min-w-0">
            <KnownCleanerCard cleaner={cleaner} onView={() => onView(cleaner)} />
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
