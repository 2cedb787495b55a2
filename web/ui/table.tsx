// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards on a phone loses its own roles
import { cx } from 'class-variance-authority';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { TableProps } from './table-model.ts';
import { TableSortMenu } from './table-sort-menu.tsx';

export type { TableColumn, TableSort } from './table-model.ts';

/** Rows and columns; below 768 px each row becomes a card with the same facts. */
export function Table<Row>(props: TableProps<Row>) {
  return (
    <div className={cx('min-w-0', props.className)}>
      <TableSortMenu columns={props.columns} sort={props.sort} onSort={props.onSort} />
      <table
        role="table"
        aria-busy={props.loading || undefined}
        className="block w-full border-collapse text-14 md:table"
      >
        <caption className="sr-only">{props.caption}</caption>
        <TableHead {...props} />
        <TableBody {...props} />
      </table>
    </div>
  );
}
