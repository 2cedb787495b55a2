import { cx } from 'class-variance-authority';
import { Search, SlidersHorizontal } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ListFilterState } from './use-list-filters.ts';

interface ListFiltersProps<Name extends string> {
  filters: ListFilterState<Name>;
  /** One of these at a time, or all. */
  chips: {
    name: Name;
    legend: string;
    all: string;
    /** To choose from a list, where chips and what stands beside them would take a second line. */
    folded?: boolean;
    options: readonly { value: string; label: string; count?: number | undefined }[];
  };
  /** What can be searched for. */
  search: string;
  /** Further choices, after the chips. */
  children?: ReactNode;
  /** What these choose. */
  also?: readonly Name[];
}

/** What stands at the end of a list’s filters, the way to it as a file; the list’s section fills it in. */
export const FiltersEnd = createContext<ReactNode>(null);

/** More would take a second line on a laptop. */
const mostChips = 6;

/** What narrows an admin's list: words, a status, perhaps more. On a phone all but the words is folded away. */
export function ListFilters<Name extends string>({
  filters,
  chips,
  also = [],
  search,
  children,
}: ListFiltersProps<Name>) {
  const [open, setOpen] = useState(false);
  const end = useContext(FiltersEnd);
  const panelId = useId();
  const on = [chips.name, ...also].filter((name) => filters.get(name)).length;
  return (
    <div className="grid gap-3 md:flex md:flex-wrap md:items-center">
      <div className="flex items-center gap-2 md:contents">
        <SearchField filters={filters} search={search} />
        <FoldButton on={on} open={open} panelId={panelId} onPress={() => setOpen(!open)} />
      </div>
      <div id={panelId} className={cx('md:contents', open ? 'grid gap-3' : 'max-md:hidden')}>
        {chips.folded || chips.options.length > mostChips ? (
          <StatusSelect filters={filters} chips={chips} />
        ) : (
          <StatusChips filters={filters} chips={chips} />
        )}
        {children}
        {end && <div className="md:ms-auto">{end}</div>}
      </div>
    </div>
  );
}

interface FoldButtonProps {
  /** How many of the folded filters narrow the list. */
  on: number;
  open: boolean;
  panelId: string;
  onPress: () => void;
}

function FoldButton({ on, open, panelId, onPress }: FoldButtonProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <Button
      icon={SlidersHorizontal}
      className="shrink-0 md:hidden"
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onPress}
    >
      {on > 0 ? t('list.filtersOn', { shown: formatNumber(on, language) }) : t('list.filters')}
    </Button>
  );
}

function SearchField<Name extends string>({ filters, search }: Pick<ListFiltersProps<Name>, 'filters' | 'search'>) {
  return (
    <form
      className="min-w-0 flex-1 md:min-w-48"
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
  );
}

function StatusChips<Name extends string>({ filters, chips }: Pick<ListFiltersProps<Name>, 'filters' | 'chips'>) {
  const chosen = filters.get(chips.name);
  return (
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
  );
}

function StatusSelect<Name extends string>({ filters, chips }: Pick<ListFiltersProps<Name>, 'filters' | 'chips'>) {
  return (
    <Field label={chips.legend} hideLabel className="max-sm:w-full md:max-w-56">
      <Select
        options={[{ value: '', label: `${chips.legend}: ${chips.all}` }, ...chips.options]}
        value={filters.get(chips.name) ?? ''}
        onChange={(event) => filters.set(chips.name, event.target.value)}
      />
    </Field>
  );
}
