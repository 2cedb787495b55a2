// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards on a phone loses its own roles
import { cx } from 'class-variance-authority';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from './checkbox.tsx';
import { Skeleton } from './skeleton.tsx';
import type { TableColumn, TableProps } from './table-model.ts';

/** The rows, as lines on a desktop and as cards on a phone. */
export function TableBody<Row>(props: TableProps<Row>) {
  const { rows, rowKey, columns, loading, groupOf } = props;
  const width = columns.length + (props.selection ? 1 : 0);
  return (
    <tbody role="rowgroup" className="block md:table-row-group">
      {rows.map((row, index) => {
        const [group, before] = [row, rows[index - 1]].map((one) => one && groupOf?.(one));
        return (
          <Fragment key={rowKey(row)}>
            {group && group !== before && <GroupRow name={group} columns={width} />}
            <TableRow row={row} table={props} />
          </Fragment>
        );
      })}
      {loading && rows.length === 0 && <SkeletonTableRows columns={width} />}
    </tbody>
  );
}

function GroupRow({ name, columns }: { name: string; columns: number }) {
  return (
    <tr role="row" className="block border-b border-line md:table-row">
      <td
        role="cell"
        colSpan={columns}
        className="block px-2.5 pt-4 pb-1.5 text-start text-13 font-semibold max-md:px-2 md:table-cell"
      >
        {name}
      </td>
    </tr>
  );
}

function TableRow<Row>({ row, table }: { row: Row; table: TableProps<Row> }) {
  const { columns, rowKey, selection, selectable = () => true, onRowOpen, activeKey } = table;
  const lastShown = columns.findLastIndex(({ phone }) => phone !== 'facts');
  const canChoose = selection !== undefined && selectable(row);
  const key = rowKey(row);
  const chosen = selection?.keys.has(key) ?? false;
  const active = activeKey === key;
  return (
    <tr
      role="row"
      aria-selected={canChoose ? chosen : undefined}
      data-tinted={chosen || active || undefined}
      onClick={onRowOpen && ((event) => isPlainPress(event.target) && onRowOpen(row))}
      className={cx(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start border-b border-line px-2 py-3 md:table-row',
        onRowOpen && 'cursor-pointer',
        chosen || active ? 'bg-green-tint' : 'md:hover:bg-sunken',
      )}
    >
      {selection && <SelectCell row={row} rowId={key} chosen={chosen} table={table} canChoose={canChoose} />}
      {columns.map((column, index) => (
        <Cell
          key={column.key}
          {...{ column, active }}
          first={index === 0}
          last={index === lastShown}
          selectable={Boolean(selection)}
        >
          <CellContent row={row} column={column} opens={index === 0} table={table} />
        </Cell>
      ))}
    </tr>
  );
}

type SelectCellProps<Row> = { row: Row; rowId: string; chosen: boolean; table: TableProps<Row>; canChoose: boolean };

function SelectCell<Row>({ row, rowId, chosen, table, canChoose }: SelectCellProps<Row>) {
  const { t } = useTranslation('ui');
  function change(on: boolean) {
    const next = new Set(table.selection?.keys);
    if (on) next.add(rowId);
    else next.delete(rowId);
    table.selection?.onChange(next);
  }
  return (
    <td
      role="cell"
      className={cx(
        'row-span-9 row-start-1 py-0.5 max-md:pe-3 max-md:pointer-coarse:py-2.5 md:px-2.5 md:py-1',
        table.activeKey === rowId && activeEdge,
        !canChoose && 'max-md:hidden',
      )}
    >
      {canChoose && (
        <Checkbox
          hideLabel
          label={t('selectRow', { name: table.rowLabel?.(row) ?? rowId })}
          checked={chosen}
          onCheckedChange={change}
        />
      )}
    </td>
  );
}

type CellProps<Row> = {
  column: TableColumn<Row>;
  first: boolean;
  /** Of those that a desktop shows. */
  last: boolean;
  active: boolean;
  selectable: boolean;
  children: ReactNode;
};

/** A green edge on the row whose details are open. */
const activeEdge = 'md:shadow-[inset_3px_0_0_var(--green)] md:rtl:shadow-[inset_-3px_0_0_var(--green)]';

const atTheEnd = 'tabular-nums md:text-end md:whitespace-nowrap';
const alignment = { start: undefined, end: atTheEnd, number: `${atTheEnd} md:rtl:text-start` };

const phoneCell = {
  title: 'col-start-2 row-start-1 font-medium md:font-normal',
  aside: 'col-start-3 row-start-1 max-md:self-center max-md:ps-3 max-md:text-end',
  hidden: 'max-md:hidden',
  facts: 'col-span-2 col-start-2 pt-1 text-13 text-ink-soft md:hidden',
  foot: 'col-span-2 col-start-2 max-md:pt-2 max-md:empty:hidden',
  // a name with nothing beside it says nothing
  line: 'col-span-2 col-start-2 flex justify-between gap-4 pt-1 text-13 max-md:has-[>:last-child:empty]:hidden max-md:has-[input]:items-center md:text-14',
};

function Cell<Row>({ column, first, last, active, selectable, children }: CellProps<Row>) {
  const kind = column.phone ?? 'line';
  return (
    <td
      role="cell"
      className={cx(
        'min-w-0 md:h-11 md:px-2.5 md:py-1 md:align-middle',
        phoneCell[kind],
        kind === 'line' && 'md:table-cell',
        column.align && alignment[column.align],
        // words that follow keep clear of it
        column.align === 'number' && !last && 'md:pe-6!',
        first && active && !selectable && activeEdge,
      )}
    >
      {kind === 'line' && (
        <span aria-hidden className="shrink-0 text-ink-soft md:hidden">
          {column.header}
        </span>
      )}
      {kind === 'line' ? <span className="min-w-0 max-md:text-end md:contents">{children}</span> : children}
    </td>
  );
}

type CellContentProps<Row> = { row: Row; column: TableColumn<Row>; opens: boolean; table: TableProps<Row> };

function CellContent<Row>({ row, column, opens, table }: CellContentProps<Row>) {
  if (!opens || !table.onRowOpen) return column.cell(row);
  const open = table.onRowOpen;
  return (
    <button type="button" onClick={() => open(row)} className="rounded-mark text-start pointer-coarse:min-h-11">
      {column.cell(row)}
    </button>
  );
}

/** Pressing something interactive inside the row (a link, a box) does not open the row. */
function isPlainPress(target: EventTarget): boolean {
  return target instanceof Element && !target.closest('a, button, input, label, select');
}

/** As high as most rows come to be. */
function SkeletonTableRows({ columns }: { columns: number }) {
  return [0, 1, 2, 3, 4].map((row) => (
    <tr key={row} className="block border-b border-line md:table-row">
      <td colSpan={columns} className="block py-3 md:table-cell md:h-12">
        <Skeleton className="h-4 w-full" />
      </td>
    </tr>
  ));
}
