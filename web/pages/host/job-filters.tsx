import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { jobStatuses } from '#contract/states.ts';
import { useAllCleaners } from '#web/hiring/use-all-cleaners.ts';
import { HomeSelect } from '#web/platform/homes/home-select.tsx';
import { useHomes } from '#web/platform/homes/use-homes.ts';
import { Button } from '#web/ui/button.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { countFilters, type JobFilters as Filters, noFilters } from './use-job-filters.ts';

interface JobFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

/** Status, home, cleaner and days, of which any may be left open. */
export function JobFilters({ filters, onChange }: JobFiltersProps) {
  const { t } = useTranslation(['hostLists', 'jobs']);
  const { properties } = useHomes(filters.home);
  const cleaners = useAllCleaners() ?? [];
  return (
    <fieldset className="grid items-end gap-3 rounded-card bg-sunken p-4 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto_auto]">
      <legend className="sr-only">{t('jobs.filters')}</legend>
      <Choice
        label={t('jobs.status')}
        any={t('jobs.anyStatus')}
        value={filters.status}
        options={jobStatuses.map((status) => ({ value: status, label: t(`jobs:status.${status}`) }))}
        onChange={(chosen) => onChange({ status: jobStatuses.find((status) => status === chosen) ?? null })}
      />
      <Field label={t('jobs.home')}>
        <HomeSelect
          homes={properties}
          any={t('jobs.anyHome')}
          // what the address names may be gone: the choice then stays open, as nothing else is true
          value={(properties ? properties.find(({ id }) => id === filters.home)?.id : filters.home) ?? ''}
          onChange={(home) => onChange({ home: home || null })}
        />
      </Field>
      <Choice
        label={t('jobs.cleaner')}
        any={t('jobs.anyCleaner')}
        value={filters.cleaner}
        options={cleaners.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(cleaner) => onChange({ cleaner })}
      />
      <Field label={t('jobs.from')}>
        <DateTimeField
          kind="date"
          max={filters.until ?? '2199-12-30'}
          value={filters.from ?? ''}
          onValueChange={(from) => onChange({ from: from || null })}
        />
      </Field>
      <Field label={t('jobs.until')}>
        <DateTimeField
          kind="date"
          min={filters.from ?? undefined}
          max="2199-12-30"
          value={filters.until ?? ''}
          onValueChange={(until) => onChange({ until: until || null })}
        />
      </Field>
      <Button disabled={countFilters(filters) === 0} onClick={() => onChange(noFilters)}>
        {t('jobs.clear')}
      </Button>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  const id = useId();
  // what the address names may be gone, or not here yet: the choice then stays open in the list, as nothing else is true
  const shown = options.some((option) => option.value === value) ? value : null;
  return (
    <Field label={label} id={id}>
      <Select
        value={shown ?? ''}
        options={[{ value: '', label: any }, ...options]}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  );
}
