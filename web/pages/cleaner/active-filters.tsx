import { useTranslation } from 'react-i18next';
import { type FilterWords, useFilterParts } from '#web/searches/use-filter-words.ts';
import { Chip } from '#web/ui/chip.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { JobFilters } from './use-job-filters.ts';

const inAddress = {
  cleaningType: 'type',
  radiusKm: 'radius',
  minPayoutCents: 'minimum',
  from: 'from',
  until: 'until',
} as const satisfies Record<FilterWords['filter'], string>;

/** What the list or the map is narrowed by, each a press away from being off again. */
export function ActiveFilters({ filters }: { filters: JobFilters }) {
  const { t } = useTranslation('cleaner');
  const parts = useFilterParts()(filters.present);
  return (
    <div className="no-scrollbar -my-1 flex flex-wrap items-center gap-2 py-1 max-sm:fade-ends max-sm:-mx-gutter max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-gutter">
      <ul aria-label={t('available.active')} className="contents">
        {parts.map(({ filter, words }) => (
          <li key={filter} className="shrink-0">
            <Chip pressed label={words} onRemove={() => filters.set(inAddress[filter], '')} />
          </li>
        ))}
      </ul>
      {/* on a phone it stands with the filters, where it is never scrolled out of sight */}
      <TextButton className="shrink-0 max-md:hidden pointer-coarse:min-h-11" onClick={filters.clearAll}>
        {t('available.emptyAction')}
      </TextButton>
    </div>
  );
}
