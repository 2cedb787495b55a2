import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface MoneyFiltersProps<Status extends string> {
  statuses: readonly { value: Status; label: string }[];
  filters: ReturnType<typeof useMoneyFilters<Status>>;
}

/** A status and a search, above a list of payments or payouts. */
export function MoneyFilters<Status extends string>({ statuses, filters }: MoneyFiltersProps<Status>) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('money.filter')}</legend>
        <Chip label={t('money.all')} pressed={!filters.status} onPress={() => filters.set('status', '')} />
        {statuses.map(({ value, label }) => (
          <Chip
            key={value}
            label={label}
            pressed={filters.status === value}
            onPress={() => filters.set('status', filters.status === value ? '' : value)}
          />
        ))}
      </fieldset>
      <form
        className="min-w-48 flex-1"
        onSubmit={(event) => {
          event.preventDefault();
          filters.set('q', filters.typed.trim());
        }}
      >
        <Field label={t('money.search')} hideLabel>
          <TextInput
            type="search"
            icon={Search}
            maxLength={120}
            placeholder={t('money.search')}
            value={filters.typed}
            onChange={(event) => filters.setTyped(event.target.value)}
          />
        </Field>
      </form>
    </div>
  );
}

/** Long enough that a name is not asked for letter by letter. */
const typingPause = 250;

/** Kept in the address; what is typed counts after a pause. */
export function useMoneyFilters<Status extends string>(statuses: readonly Status[]) {
  const address = useAddressValues<'status' | 'q'>();
  const sought = address.get('q') ?? undefined;
  const [typed, setTyped] = useState(sought ?? '');
  const set = (name: 'status' | 'q', value: string) => address.set(name, value, { step: false });
  // Runs again when the address changes, because `set` builds on the address it was made with.
  useEffect(() => {
    const pause = setTimeout(() => set('q', typed.trim()), typingPause);
    return () => clearTimeout(pause);
  });
  return { status: statuses.find((name) => name === address.get('status')), sought, typed, setTyped, set };
}
