import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { JobFilters as Filters } from './use-job-filters.ts';

interface JobFiltersProps {
  filters: Filters;
  profile: CleanerProfile;
}

/** Narrows the open jobs by type, payout and distance. */
export function JobFilters({ filters, profile }: JobFiltersProps) {
  const { t } = useTranslation(['cleaner', 'jobs']);
  const { language } = useLanguage();
  const km = (distance: number) => formatNumber(distance, language);
  const types = postedCleaningTypes.map((value) => ({ value, label: t(`jobs:cleaningType.${value}`) }));
  const radii = filters.radii.map((each) => ({ value: String(each), label: t('available.km', { km: km(each) }) }));
  const own = { value: '', label: t('available.ownRadius', { km: km(profile.serviceRadiusKm) }) };
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:max-w-2xl">
      <legend className="sr-only">{t('available.filters')}</legend>
      <Field label={t('available.type')}>
        <Select
          value={filters.cleaningType ?? ''}
          onChange={(event) => filters.set('type', event.target.value)}
          options={[{ value: '', label: t('available.anyType') }, ...types]}
        />
      </Field>
      <MinimumField filters={filters} />
      <Field label={t('available.radius')} className="max-sm:col-span-2">
        <Select
          value={String(filters.radiusKm ?? '')}
          onChange={(event) => filters.set('radius', event.target.value)}
          options={[own, ...radii]}
        />
      </Field>
    </fieldset>
  );
}

const pauseMs = 400;

/** Asks the server once somebody has stopped typing. */
function MinimumField({ filters: { typedMinimum, set } }: Pick<JobFiltersProps, 'filters'>) {
  const { t } = useTranslation('cleaner');
  const [typed, setTyped] = useState(typedMinimum);
  useEffect(() => setTyped(typedMinimum), [typedMinimum]);
  useEffect(() => {
    if (typed === typedMinimum) return;
    const timer = setTimeout(() => set('minimum', typed), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={t('available.minimum')}>
      <MoneyField value={typed} onValueChange={setTyped} />
    </Field>
  );
}
