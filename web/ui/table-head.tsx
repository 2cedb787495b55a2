// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards on a phone loses its own roles
import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from './checkbox.tsx';
import type { TableColumn, TableProps, TableSort } from './table-model.ts';

/** The line below is a shadow, because a collapsed border stays behind when the cell sticks. */
const cell =
  'sticky top-(--top-bar) z-10 bg-paper shadow-[inset_0_-1px_0_var(--rule)] px-2.5 py-2 text-12 font-medium text-ink-soft';

/** Column names; they stay visible while the rows scroll, and sort when pressed. */
export function TableHead<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, sort, onSort, selection, selectable = () => true } = props;
  const { t } = useTranslation('ui');
  const all = rows.filter(selectable).map(rowKey);
  const ticked = all.filter((key) => selection?.keys.has(key)).length;
  return (
    <thead role="rowgroup" className="hidden md:table-header-group">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={cx(cell, 'w-10')}>
            <Checkbox
              hideLabel
              label={t('selectAll')}
              checked={ticked === 0 ? false : ticked === all.length ? true : 'indeterminate'}
              onCheckedChange={(on) => selection.onChange(new Set(on ? all : []))}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            aria-sort={ariaSort(column, sort)}
            className={cx(cell, alignment[column.align ?? 'start'], leastOf(column))}
          >
            <HeadLabel column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

const alignment = { start: 'text-start', end: 'text-end', number: 'not-last:pe-6 text-end rtl:text-start' };

/** As wide as a sum or a state usually is, so that the columns beside it stay where they are when other rows come. */
function leastOf<Row>({ align, phone }: TableColumn<Row>): string | undefined {
  if (align === 'number') return 'xl:min-w-24';
  return phone === 'aside' ? 'xl:min-w-36' : undefined;
}

type HeadLabelProps<Row> = { column: TableColumn<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>;

function HeadLabel<Row>({ column, sort, onSort }: HeadLabelProps<Row>) {
  if (!column.sortable || !onSort) return <span className="whitespace-nowrap">{column.header}</span>;
  const here = sort?.key === column.key;
  const Icon = here ? (sort.direction === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort({ key: column.key, direction: nextDirection(column, here ? sort.direction : null) })}
      className={cx('inline-flex items-center gap-1 rounded-mark whitespace-nowrap hover:text-ink', here && 'text-ink')}
    >
      {column.header}
      <Icon aria-hidden size={13} strokeWidth={2} className={here ? '' : 'opacity-60'} />
    </button>
  );
}

function nextDirection<Row>({ startsDown }: TableColumn<Row>, now: TableSort['direction'] | null) {
  if (now) return now === 'asc' ? 'desc' : 'asc';
  return startsDown ? 'desc' : 'asc';
}

function ariaSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined) {
  if (!column.sortable) return undefined;
  if (sort?.key !== column.key) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}
