import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CleanerFilters } from './cleaner-filters.tsx';
import { type CleanerSearchProps, filtersOn, searchRadii } from './search.ts';

type Props = CleanerSearchProps & {
  /** From which of several homes distances are, where that can be chosen. */
  from?: ReactNode;
};

/**
 * Where to look and how far, in one row; more filters fold out. The place is searched when asked for, choices at once. On
 * a phone the place alone stands there at first: people come before fields.
 */
export function CleanerSearch({ search, onSearch, timeZone, from }: Props) {
  const { t } = useTranslation('findCleaners');
  const active = filtersOn(search);
  const [location, setLocation] = useTyped(search.location);
  const [open, setOpen] = useState(active > 0);
  const filtersId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...search, location: location.trim() });
  };
  return (
    <search className="block">
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-2 lg:flex lg:flex-wrap">
        <Field label={t('location')} className="lg:w-72">
          <TextInput
            placeholder={t('locationHelp')}
            autoComplete="postal-code"
            maxLength={120}
            value={location}
            onChange={(event) => setLocation(event.target.value)}
          />
        </Field>
        <div className={cx('contents', !open && 'max-sm:hidden')}>
          <Field label={t('radius')} className="lg:w-36">
            <Select
              options={searchRadii.map((miles) => ({ value: String(miles), label: t('miles', { count: miles }) }))}
              value={String(search.radiusMiles)}
              onChange={(event) => onSearch({ ...search, radiusMiles: Number(event.target.value) })}
            />
          </Field>
          {from}
        </div>
        <div className="flex gap-2 sm:col-span-full">
          <Button type="submit" variant="primary" className="min-h-11 max-sm:flex-1">
            {t('search')}
          </Button>
          <Button
            icon={SlidersHorizontal}
            className="min-h-11 max-sm:flex-1"
            aria-expanded={open}
            aria-controls={filtersId}
            onClick={() => setOpen(!open)}
          >
            {active === 0 ? t('filters') : t('filtersOn', { count: active })}
          </Button>
        </div>
      </form>
      <div id={filtersId} hidden={!open}>
        <CleanerFilters {...{ search, onSearch, timeZone }} />
      </div>
    </search>
  );
}

/** What is typed and not yet searched; another search, as after Back, replaces it. */
function useTyped(searched: string) {
  const [typed, setTyped] = useState({ text: searched, searched });
  if (typed.searched !== searched) setTyped({ text: searched, searched });
  return [typed.text, (text: string) => setTyped({ text, searched })] as const;
}
