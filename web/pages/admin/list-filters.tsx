import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ListFilterState } from './use-list-filters.ts';

interface ListFiltersProps<Name extends string> {
  filters: ListFilterState<Name>;
  /** One of these at a time, or all. */
  chips: {
    name: Name;
    legend: string;
    all: string;
    options: readonly { value: string; label: string; count?: number | undefined }[];
  };
  /** What can be searched for. */
  search: string;
  /** Further choices, between the chips and the search. */
  children?: ReactNode;
}

/** What narrows an admin's list: a status, perhaps more, and words. */
export function ListFilters<Name extends string>({ filters, chips, search, children }: ListFiltersProps<Name>) {
  const chosen = filters.get(chips.name);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{chips.legend}</legend>
        <Chip label={chips.all} pressed={!chosen} onPress={() => filters.set(chips.name, '')} />
        {chips.options.map(({ value, label, count }) => (
          <Chip
            key={value}
            label={label}
            {...(count !== undefined && { count })}
            pressed={chosen === value}
            onPress={() => filters.set(chips.name, chosen === value ? '' : value)}
          />
        ))}
      </fieldset>
      {children}
      <form
        className="min-w-48 flex-1"
        onSubmit={(event) => {
          event.preventDefault();
          filters.set('q', filters.typed.trim());
        }}
      >
        <Field label={search} hideLabel>
          <TextInput
            type="search"
            icon={Search}
            maxLength={120}
            placeholder={search}
            value={filters.typed}
            onChange={(event) => filters.setTyped(event.target.value)}
          />
        </Field>
      </form>
    </div>
  );
}
