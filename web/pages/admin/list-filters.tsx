import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ListSearch } from './list-search.tsx';
import { ofOneHeight } from './of-one-height.ts';
import { SortSlot } from './sort-slot.ts';
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
  /** Further choices that would take a second line: they have it once they are asked for, or narrow the list. */
  more?: { names: readonly Name[]; fields: ReactNode };
  /** What the choices after the chips choose. */
  also?: readonly Name[];
}

/** More would take a second line on a laptop. */
const mostChips = 6;

/** What narrows an admin's list: words, a status, perhaps more. On a phone all but the words is folded away. */
export function ListFilters<Name extends string>({
  filters,
  chips,
  also = [],
  search,
  children,
  more,
}: ListFiltersProps<Name>) {
  const [open, setOpen] = useState(false);
  const [wider, setWider] = useState(() => more?.names.some((name) => filters.get(name)) ?? false);
  const panelId = useId();
  const slot = useContext(SortSlot);
  const on = [chips.name, ...also, ...(more?.names ?? [])].filter((name) => filters.get(name)).length;
  return (
    <div className={cx('grid gap-3 md:flex md:flex-wrap md:items-center', ofOneHeight)}>
      <div className="flex items-center gap-2 md:contents">
        <ListSearch filters={filters} search={search} />
        <FoldButton on={on} open={open} panelId={panelId} onPress={() => setOpen(!open)} />
      </div>
      <div id={panelId} className={cx('md:contents', open ? 'grid gap-3' : 'max-md:hidden')}>
        {chips.folded || chips.options.length > mostChips ? (
          <StatusSelect filters={filters} chips={chips} />
        ) : (
          <StatusChips filters={filters} chips={chips} />
        )}
        {children}
        {slot && <div ref={slot} className="empty:hidden md:hidden" />}
        {more && <MoreButton open={wider} panelId={`${panelId}-more`} onPress={() => setWider(!wider)} />}
        {more && (
          <div id={`${panelId}-more`} className={cx('flex flex-wrap gap-3 md:basis-full', !wider && 'md:hidden')}>
            {more.fields}
          </div>
        )}
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

function MoreButton({ open, panelId, onPress }: Omit<FoldButtonProps, 'on'>) {
  const { t } = useTranslation('admin');
  return (
    <Button
      icon={SlidersHorizontal}
      className="max-md:hidden"
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onPress}
    >
      {t('list.moreFilters')}
    </Button>
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
  const { t } = useTranslation('admin');
  const all = t('list.allOf', { name: chips.legend, all: chips.all });
  return (
    <Field label={chips.legend} hideLabel className="max-sm:w-full md:max-w-56">
      <Select
        options={[{ value: '', label: all }, ...chips.options.map(withCount)]}
        value={filters.get(chips.name) ?? ''}
        onChange={(event) => filters.set(chips.name, event.target.value)}
      />
    </Field>
  );
}

const withCount = ({ value, label, count }: ListFiltersProps<string>['chips']['options'][number]) => ({
  value,
  label: count ? `${label} (${count})` : label,
});
