import { BookmarkPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSavedSearches } from '#contract/saved-search-calls.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useRead } from '#web/platform/use-read.ts';
import { keptSearch } from '#web/searches/kept-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import type { JobFilters } from './use-job-filters.ts';

const SaveDialog = fetchedAhead(() => import('#web/searches/save-search-dialog.tsx').then((file) => file.SaveDialog));
const ListDialog = fetchedAhead(() => import('#web/searches/searches-dialog.tsx').then((file) => file.ListDialog));

/** The searches that the reader has saved, each a press away; the present one to save. In one line, which scrolls. */
export function SavedSearches({ filters }: { filters: JobFilters }) {
  const { t } = useTranslation('cleaner');
  const saved = useRead(listSavedSearches).data ?? [];
  const searches = filters.isReady ? saved : [];
  const waits = useWaitsTyped();
  const [open, setOpen] = useState<'save' | 'list' | null>(waits(keptSearch) ? 'save' : null);
  const shown = searches.find(filters.isShown);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex min-h-11 items-center gap-2">
        <div className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1">
          {!shown && (
            <Button size="compact" icon={BookmarkPlus} onClick={() => setOpen('save')} className="shrink-0">
              {t('available.saved.save')}
            </Button>
          )}
          <ul aria-label={t('available.saved.label')} className="flex gap-2">
            {searches.map((search) => (
              <li key={search.id}>
                <Chip label={search.name} pressed={search === shown} onPress={() => filters.show(search)} />
              </li>
            ))}
          </ul>
        </div>
        {searches.length > 0 && (
          <TextButton aria-label={t('available.saved.manageAll')} className="shrink-0" onClick={() => setOpen('list')}>
            {t('available.saved.manage')}
          </TextButton>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'save' && <SaveDialog filters={filters.present} onClose={close} />}
        {open === 'list' && <ListDialog searches={searches} onClose={close} />}
      </Suspense>
    </>
  );
}
