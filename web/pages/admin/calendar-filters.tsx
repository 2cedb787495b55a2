import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { calendarHealths, calendarPlatforms } from '#contract/calendar-words.ts';
import { platformNames } from '#web/calendars/platform-names.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CalendarFilterState } from './use-calendar-filters.ts';

/** What narrows the list of calendars: health, platform and words. */
export function CalendarFilters({ filters }: { filters: CalendarFilterState }) {
  const { t } = useTranslation('admin');
  const { query, typed, setTyped, set } = filters;
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('calendars.filterHealth')}</legend>
        <Chip label={t('calendars.all')} pressed={!query.health} onPress={() => set('health', '')} />
        {calendarHealths.map((health) => (
          <Chip
            key={health}
            label={t(`calendars.healths.${health}`)}
            pressed={query.health === health}
            onPress={() => set('health', query.health === health ? '' : health)}
          />
        ))}
      </fieldset>
      <form
        className="flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          set('q', typed.trim());
        }}
      >
        <Field label={t('calendars.search')} hideLabel className="min-w-48 flex-1">
          <TextInput
            type="search"
            icon={Search}
            maxLength={120}
            placeholder={t('calendars.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label={t('calendars.filterPlatform')} hideLabel className="w-48 max-sm:flex-1">
          <Select
            value={query.platform ?? ''}
            onChange={(event) => set('platform', event.target.value)}
            options={[
              { value: '', label: t('calendars.allPlatforms') },
              ...calendarPlatforms.map((value) => ({ value, label: platformNames[value] })),
            ]}
          />
        </Field>
      </form>
    </div>
  );
}
