import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type CompareColumn = {
  key: string;
  /** Who or what it is, and the choice for it (a Segmented). */
  head: ReactNode;
  /** The preferred one. */
  chosen?: boolean;
};

export type CompareRow = {
  key: string;
  label: string;
  /** One cell for each column, in the same order. */
  cells: readonly CompareCell[];
};

/** `best` is a word ("lowest", "closest"): the best value is never marked by color alone. */
export type CompareCell = { key: string; value: ReactNode; best?: string };

export type CompareTableProps = {
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  /** Names the table. */
  caption: string;
};

/**
 * Things side by side: each is a column, each criterion a row. On a phone it scrolls under a fixed first column, and
 * the next column peeks in from the edge to show that there is more.
 */
export function CompareTable({ columns, rows, caption }: CompareTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className="relative overflow-x-auto border-t border-rule max-md:-me-gutter"
    >
      {/* Lines are the cells’ own: those of collapsed borders vanish under the column that stays. */}
      <table className="w-full border-separate border-spacing-0 text-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={cx(first, 'w-30')} />
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(cell(column), 'text-start font-medium')}>
                {column.chosen && <span aria-hidden className="absolute inset-x-0 -top-px h-0.75 bg-green" />}
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={cx(first, line, 'text-start text-13 font-normal text-ink-soft')}>
                {row.label}
              </th>
              {row.cells.map((value, index) => (
                <CompareValue key={value.key} column={columns[index]} cell={value} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const line = 'border-t border-t-line';
const first = 'sticky start-0 z-2 bg-paper py-3 pe-3 align-top max-md:max-w-28 max-md:border-e max-md:border-line';

function cell(column: CompareColumn | undefined): string {
  return cx('relative min-w-42 px-3.5 py-3 align-top', column?.chosen && 'border-x border-line bg-surface');
}

function CompareValue({ column, cell: value }: { column: CompareColumn | undefined; cell: CompareCell }) {
  return (
    <td className={cx(cell(column), line)}>
      {value.value}
      {value.best && <span className="ms-2 text-12 font-semibold whitespace-nowrap text-green-ink">{value.best}</span>}
    </td>
  );
}
