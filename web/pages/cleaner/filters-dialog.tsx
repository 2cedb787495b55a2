import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { JobFilters } from './job-filters.tsx';
import { SavedSearches } from './saved-searches.tsx';
import type { JobFilters as Filters } from './use-job-filters.ts';

export interface FiltersDialogProps {
  filters: Filters;
  profile: CleanerProfile;
  /** How many jobs there are now; unknown while they load. */
  count: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** On a phone, the filters over the list: each works at once, and the button says what it has left. */
export function FiltersDialog({ filters, profile, count, open, onOpenChange }: FiltersDialogProps) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('available.filters')}
      footer={
        <>
          {filters.count > 0 && (
            <Button variant="quiet" onClick={filters.clearAll}>
              {t('available.emptyAction')}
            </Button>
          )}
          <Button variant="primary" loading={count === undefined} onClick={() => onOpenChange(false)}>
            {t('available.show', { count: count ?? 0, shown: formatNumber(count ?? 0, language) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SavedSearches filters={filters} />
        <JobFilters filters={filters} profile={profile} />
      </div>
    </Dialog>
  );
}
