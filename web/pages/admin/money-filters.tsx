import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ListFilters } from './list-filters.tsx';
import type { ListFilterState } from './use-list-filters.ts';

interface Choice {
  value: string;
  label: string;
}

interface MoneyFiltersProps {
  filters: ListFilterState<'status' | 'kind'>;
  statuses: readonly Choice[];
  kinds: readonly Choice[];
  /** What the kinds are kinds of. */
  kindLabel: string;
  /** What can be searched for. */
  search: string;
}

/** A status, a kind and a search, above a list of payments or payouts. */
export function MoneyFilters({ filters, statuses, kinds, kindLabel, search }: MoneyFiltersProps) {
  const { t } = useTranslation('admin');
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: t('money.status'), all: t('money.all'), folded: true, options: statuses }}
      search={search}
      also={['kind']}
    >
      <Field label={kindLabel} hideLabel className="max-sm:w-full">
        <Select
          options={[{ value: '', label: t('list.allOf', { name: kindLabel, all: t('money.all') }) }, ...kinds]}
          value={filters.get('kind') ?? ''}
          onChange={(event) => filters.set('kind', event.target.value)}
        />
      </Field>
    </ListFilters>
  );
}
