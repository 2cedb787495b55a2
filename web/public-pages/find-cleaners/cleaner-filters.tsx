import { useTranslation } from 'react-i18next';
import { cleaningTypes, spokenLanguages } from '#contract/states.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Search } from './search.ts';

export function CleanerFilters({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const { t } = useTranslation(['findCleaners', 'cleaner']);
  return (
    <div className="mt-3 grid items-end gap-3 sm:grid-cols-2 lg:flex">
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
            ...cleaningTypes.map((value) => ({ value, label: t(`cleaner:types.${value}`) })),
          ]}
          onChange={(event) =>
            onSearch({ ...search, cleaningType: cleaningTypes.find((known) => known === event.target.value) ?? '' })
          }
        />
      </Field>
      {(search.language !== '' || search.cleaningType !== '') && (
        <Button
          variant="quiet"
          className="min-h-11"
          onClick={() => onSearch({ ...search, language: '', cleaningType: '' })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
