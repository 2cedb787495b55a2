import { Column, getTableName, is, SQL } from 'drizzle-orm';

/** A selected field as Drizzle lists it: where it goes in the row, and what it is. */
export interface SelectedField {
  path: readonly string[];
  field: unknown;
}
type Selected = SelectedField & { index: number };
type Values = readonly unknown[];
type Decode = (value: unknown) => unknown;
interface Cell {
  name: string;
  index: number;
  decode: Decode;
}
interface Group {
  name: string;
  cells: Cell[];
  /** The column by which a row tells that nothing was joined; the group is null then. */
  absentBy: number | null;
}

/**
 * Turns the arrays that PostgreSQL's driver gives into Drizzle's rows, as Drizzle would, but looks at what each column is
 * once for a query and not once for each value. A select that is nested deeper than one level is an error.
 *
 * @param notNull Drizzle's note of the joined tables: false for one that may be missing (a left join).
 */
export function rowReader(
  fields: readonly SelectedField[],
  notNull: Readonly<Record<string, boolean>> | undefined,
): (rows: readonly Values[]) => unknown[] {
  if (fields.some(({ path }) => path.length > 2)) throw new Error('a prepared select is nested too deeply');
  const columns = fields.map((selected, index): Selected => ({ ...selected, index }));
  const cells = columns.filter(({ path }) => path.length === 1).map(cellOf);
  const byGroup = Map.groupBy(
    columns.filter(({ path }) => path.length === 2),
    ({ path }) => path[0] ?? '',
  );
  const groups = [...byGroup].map(([name, members]): Group => {
    const absentBy = absentMember(members, notNull)?.index ?? null;
    return { name, cells: members.map(cellOf), absentBy };
  });
  return (rows) => rows.map((values) => readRow(values, cells, groups));
}

const cellOf = ({ path, field, index }: Selected): Cell => ({
  name: path.at(-1) ?? '',
  index,
  decode: decoderOf(field),
});

function readRow(values: Values, cells: readonly Cell[], groups: readonly Group[]): unknown {
  const row: Record<string, unknown> = {};
  for (const group of groups) {
    const missing = group.absentBy !== null && values[group.absentBy] === null;
    row[group.name] = missing ? null : readCells({}, values, group.cells);
  }
  return readCells(row, values, cells);
}

function readCells(row: Record<string, unknown>, values: Values, cells: readonly Cell[]): Record<string, unknown> {
  for (const { name, index, decode } of cells) {
    const value = values[index];
    row[name] = value === null ? null : decode(value);
  }
  return row;
}

/** The first column of a group all of whose columns come from one table that may be missing. */
function absentMember(
  members: readonly Selected[],
  notNull: Readonly<Record<string, boolean>> | undefined,
): Selected | undefined {
  const columns = members.filter(({ field }) => is(field, Column));
  const tables = new Set(columns.map(({ field }) => (is(field, Column) ? getTableName(field.table) : '')));
  const [table] = tables;
  return notNull && table !== undefined && tables.size === 1 && !notNull[table] ? columns[0] : undefined;
}

interface Decoder {
  mapFromDriverValue: Decode;
}

function decoderOf(field: unknown): Decode {
  const decoder = decoderIn(field);
  return (value) => decoder.mapFromDriverValue(value);
}

// What Drizzle's own reader does; its types keep the decoders to itself.
function decoderIn(field: unknown): Decoder {
  if (is(field, Column)) return field as unknown as Decoder;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  const { sql } = field as { sql: { decoder: Decoder } };
  return sql.decoder;
}
