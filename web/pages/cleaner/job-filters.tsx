import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { inKm } from '#contract/distance.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { anywhere, type JobFilters as Filters } from './use-job-filters.ts';

interface JobFiltersProps {
  filters: Filters;
  profile: CleanerProfile;
}

/** Narrows the open jobs by type, payout, day and distance. */
export function JobFilters({ filters, profile }: JobFiltersProps) {
  const { t } = useTranslation(['cleaner', 'jobs']);
  const { unit, radius } = useDistance();
  const types = postedCleaningTypes.map((value) => ({ value, label: t(`jobs:cleaningType.${value}`) }));
  const radii = filters.radii.map((each) => ({ value: String(each), label: radius(inKm(each, unit)) }));
  const own = { value: '', label: t('available.ownRadius', { distance: radius(profile.serviceRadiusKm) }) };
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      <legend className="sr-only">{t('available.filters')}</legend>
      <Field label={t('available.type')}>
        <Select
          value={filters.cleaningType ?? ''}
          onChange={(event) => filters.set('type', event.target.value)}
          options={[{ value: '', label: t('available.anyType') }, ...types]}
        />
      </Field>
      <MinimumField filters={filters} />
      <Field label={t('available.from')}>
        <DateTimeField kind="date" value={filters.from} onValueChange={(day) => filters.set('from', day)} />
      </Field>
      <Field label={t('available.until')}>
        <DateTimeField
          kind="date"
          min={filters.from || undefined}
          value={filters.until}
          onValueChange={(day) => filters.set('until', day)}
        />
      </Field>
      <Field label={t('available.radius')} className="max-sm:col-span-2">
        <Select
          value={String(filters.radius ?? '')}
          onChange={(event) => filters.set('radius', event.target.value)}
          options={[own, ...radii, { value: anywhere, label: t('available.anywhere') }]}
        />
      </Field>
    </fieldset>
  );
}

const pauseMs = 400;

/** Asks the server once somebody has stopped typing. */
function MinimumField({ filters: { typedMinimum, minimumAtMost, set } }: Pick<JobFiltersProps, 'filters'>) {
  const { t } = useTranslation('cleaner');
  const [typed, setTyped] = useState(typedMinimum);
  useEffect(() => setTyped(typedMinimum), [typedMinimum]);
  useEffect(() => {
    if (typed === typedMinimum) return;
    const timer = setTimeout(() => set('minimum', typed), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <Field
      label={t('available.minimum')}
      error={minimumAtMost === null ? null : t('available.minimumWrong', { amount: formatMoney(minimumAtMost) })}
    >
      <MoneyField value={typed} onValueChange={setTyped} />
    </Field>
  );
}
