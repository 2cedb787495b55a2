import { BookmarkPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSavedSearches } from '#contract/saved-search-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import type { JobFilters } from './use-job-filters.ts';

const SaveDialog = fetchedAhead(() => import('#web/searches/save-search-dialog.tsx').then((file) => file.SaveDialog));

/** Where a search finds nothing, the way to hear of the first job that it does find; nothing where it is saved already. */
export function SaveEmptySearch({ filters }: { filters: JobFilters }) {
  const { t } = useTranslation('cleaner');
  const saved = useRead(listSavedSearches).data;
  const [open, setOpen] = useState(false);
  if (!saved || !filters.isReady || saved.some(filters.isShown)) return null;
  return (
    <>
      <Button icon={BookmarkPlus} onClick={() => setOpen(true)}>
        {t('available.saved.tellMe')}
      </Button>
      <Suspense fallback={null}>
        {open && <SaveDialog filters={filters.present} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
