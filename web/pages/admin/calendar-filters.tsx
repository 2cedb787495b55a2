import { useTranslation } from 'react-i18next';
import { countCalendars } from '#contract/calendar-calls.ts';
import { calendarPlatforms, healthsWorstFirst, platformNames } from '#contract/calendar-words.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ListFilters } from './list-filters.tsx';
import type { CalendarFilterState } from './use-calendar-filters.ts';

/** What narrows the list of calendars: health, platform and words. */
export function CalendarFilters({ filters }: { filters: CalendarFilterState }) {
  const { t } = useTranslation(['adminCalendars', 'admin']);
  const counts = useRead(countCalendars);
  const options = healthsWorstFirst.map((value) => ({
    value,
    label: t(`healths.${value}`),
    count: counts.data?.[value],
  }));
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'health', legend: t('health'), all: t('all'), folded: true, options }}
      search={t('search')}
      also={['platform']}
    >
      <Field label={t('filterPlatform')} hideLabel className="w-48 max-sm:flex-1">
        <Select
          value={filters.query.platform ?? ''}
          onChange={(event) => filters.set('platform', event.target.value)}
          options={[
            { value: '', label: t('admin:list.allOf', { name: t('filterPlatform'), all: t('all') }) },
            ...calendarPlatforms.map((value) => ({ value, label: platformNames[value] })),
          ]}
        />
      </Field>
    </ListFilters>
  );
}
