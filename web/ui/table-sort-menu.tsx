import { useTranslation } from 'react-i18next';
import { Select } from './select.tsx';
import type { TableProps } from './table-model.ts';

/** Sorting on a phone, where the column names are not drawn. */
export function TableSortMenu<Row>({ columns, sort, onSort }: Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  const { t } = useTranslation('ui');
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  const options = sortable.flatMap((column) => [
    { value: `${column.key}:asc`, label: t('sortAscending', { name: column.header }) },
    { value: `${column.key}:desc`, label: t('sortDescending', { name: column.header }) },
  ]);
  return (
    <div className="mb-2 md:hidden">
      <Select
        aria-label={t('sortBy')}
        placeholder={t('sortBy')}
        size="compact"
        options={options}
        value={sort ? `${sort.key}:${sort.direction}` : ''}
        onChange={(event) => {
          const [key = '', direction] = event.target.value.split(':');
          onSort({ key, direction: direction === 'desc' ? 'desc' : 'asc' });
        }}
      />
    </div>
  );
}
