import { useTranslation } from 'react-i18next';
import { cleaningTypes, spokenLanguages } from '#contract/states.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type CleanerSearchProps, filtersOn, spans, unfiltered } from './search.ts';

/** Languages, types, and for hosts when somebody should be free and whether only favorites are shown. */
export function CleanerFilters({ search, onSearch, timeZone }: CleanerSearchProps) {
  const { t } = useTranslation(['findCleaners', 'cleanerProfile']);
  return (
    <div className="mt-3 grid items-end gap-3 sm:grid-cols-2 lg:flex lg:flex-wrap">
      <Field label={t('language')} className="lg:w-56">
        <Select
          value={search.language}
          options={[
            { value: '', label: t('anyLanguage') },
            ...spokenLanguages.map((value) => ({ value, label: t(`languages.${value}`) })),
          ]}
          onChange={(event) =>
            onSearch({ ...search, language: spokenLanguages.find((known) => known === event.target.value) ?? '' })
          }
        />
      </Field>
      <Field label={t('cleaningType')} className="lg:w-56">
        <Select
          value={search.cleaningType}
          options={[
            { value: '', label: t('anyType') },
            ...cleaningTypes.map((value) => ({ value, label: t(`cleanerProfile:typeNames.${value}`) })),
          ]}
          onChange={(event) =>
            onSearch({ ...search, cleaningType: cleaningTypes.find((known) => known === event.target.value) ?? '' })
          }
        />
      </Field>
      {timeZone && <FreeFields {...{ search, onSearch, timeZone }} />}
      {filtersOn(search) > 0 && (
        <Button variant="quiet" className="min-h-11" onClick={() => onSearch(unfiltered(search))}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

function FreeFields({ search, onSearch, timeZone }: CleanerSearchProps & { timeZone: string }) {
  const { t } = useTranslation('findCleaners');
  return (
    <>
      <Field label={t('freeAt')} className="lg:w-72">
        <DateTimeField
          timeZone={timeZone}
          value={search.freeAt}
          onValueChange={(freeAt) => onSearch({ ...search, freeAt })}
        />
      </Field>
      <Field label={t('freeFor')} className="lg:w-36">
        <Select
          value={String(search.freeHours)}
          disabled={search.freeAt === ''}
          options={spans.map((count) => ({ value: String(count), label: t('hours', { count }) }))}
          onChange={(event) => onSearch({ ...search, freeHours: Number(event.target.value) })}
        />
      </Field>
      <Checkbox
        size="row"
        // as high as the fields beside it
        className="lg:min-h-11 lg:py-0"
        checked={search.favorites}
        onCheckedChange={(favorites) => onSearch({ ...search, favorites })}
        label={t('favorites')}
      />
    </>
  );
}
