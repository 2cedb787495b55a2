// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards on a phone loses its own roles
import { cx } from 'class-variance-authority';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Select } from './select.tsx';
import { SortPlace } from './sort-place.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { TableProps } from './table-model.ts';

export type { TableColumn, TableSort } from './table-model.ts';

/** Rows and columns; below 768 px each row becomes a card with the same facts. */
export function Table<Row>({ selection, ...all }: TableProps<Row>) {
  const columns = all.columns.filter(({ filled }) => !filled || all.rows.some(filled));
  const selects = !all.selectable || all.rows.some(all.selectable);
  const props = { ...all, columns, ...(selection && selects && { selection }) };
  return (
    <div className={cx('min-w-0', props.className)}>
      <TableSortMenu columns={props.columns} sort={props.sort} onSort={props.onSort} usualOrder={props.usualOrder} />
      <table
        role="table"
        aria-busy={props.loading || undefined}
        className="block w-full border-collapse text-14 md:table"
      >
        <caption className="sr-only">{props.caption}</caption>
        <TableHead {...props} columns={columns.filter(({ phone }) => phone !== 'facts')} />
        <TableBody {...props} />
      </table>
    </div>
  );
}

type SortMenuProps<Row> = Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort' | 'usualOrder'>;

/** Sorting on a phone, where there are no column names to press. */
function TableSortMenu<Row>({ columns, sort, onSort, usualOrder }: SortMenuProps<Row>) {
  const { t } = useTranslation('ui');
  const place = useContext(SortPlace);
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  const options = sortable.flatMap(({ key, header: name, order, startsDown }) => {
    const up = { value: `${key}:asc`, label: t(`sorted.${order ?? 'name'}.asc`, { name }) };
    const down = { value: `${key}:desc`, label: t(`sorted.${order ?? 'name'}.desc`, { name }) };
    return startsDown ? [down, up] : [up, down];
  });
  const menu = (
    // as high as the search and the filters above it
    <div
      className={cx(
        'max-w-full md:hidden pointer-fine:[&_select]:min-h-9 pointer-fine:[&_select]:py-1',
        !place && 'mb-2 w-fit',
      )}
    >
      <Select
        aria-label={t('sortBy')}
        placeholder={usualOrder ?? t('sortBy')}
        options={options}
        // one that no column has is not among these
        value={sort && sortable.some(({ key }) => key === sort.key) ? `${sort.key}:${sort.direction}` : ''}
        onChange={(event) => {
          const [key = '', direction] = event.target.value.split(':');
          onSort({ key, direction: direction === 'desc' ? 'desc' : 'asc' });
        }}
      />
    </div>
  );
  return place ? createPortal(menu, place) : menu;
}
