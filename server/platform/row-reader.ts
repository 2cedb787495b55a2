import { Column, getTableName, is, SQL } from 'drizzle-orm';

/** A selected field as Drizzle lists it: where it goes in the row, and what it is. */
export interface SelectedField {
  path: readonly string[];
  field: unknown;
}
type Values = readonly unknown[];
type Row = Record<string, unknown>;
type Decode = (value: unknown) => unknown;
interface Cell {
  group: string | undefined;
  name: string;
  index: number;
  field: unknown;
  decode: Decode;
}
interface Group {
  /** Undefined for a value directly on the row. */
  name: string | undefined;
  cells: readonly Cell[];
  /** The column that is null when nothing was joined; the whole group is then null. */
  absentBy: number | undefined;
}

/**
 * Turns the arrays from PostgreSQL's driver into rows just as Drizzle would, but looks at each column's kind once per
 * query instead of once per value. A select nested deeper than one level is an error.
 *
 * @param notNull Drizzle's record of the joined tables: false for one that may be missing (a left join).
 */
export function rowReader(
  fields: readonly SelectedField[],
  notNull: Readonly<Record<string, boolean>> | undefined,
): (rows: readonly Values[]) => Row[] {
  const groups = [...Map.groupBy(fields.map(cellOf), ({ group }) => group)].map(
    ([name, cells]): Group => ({
      name,
      cells,
      absentBy: name === undefined || !notNull ? undefined : absentBy(cells, notNull),
    }),
  );
  return (rows) => rows.map((values) => readRow(values, groups));
}

function cellOf({ path, field }: SelectedField, index: number): Cell {
  const [name = '', group, ...deeper] = path.toReversed();
  if (deeper.length > 0) throw new Error('a prepared select is nested too deeply');
  return { group, name, index, field, decode: decoderOf(field) };
}

/** The first column of a group whose columns all come from one table that may be missing. */
function absentBy(cells: readonly Cell[], notNull: Readonly<Record<string, boolean>>): number | undefined {
  const columns = cells.flatMap(({ field, index }) =>
    is(field, Column) ? [{ table: getTableName(field.table), index }] : [],
  );
  const [first] = columns;
  if (!first || notNull[first.table]) return undefined;
  return columns.every(({ table }) => table === first.table) ? first.index : undefined;
}

function readRow(values: Values, groups: readonly Group[]): Row {
  const row: Row = {};
  for (const { name, cells, absentBy } of groups) {
    if (name === undefined) readCells(row, values, cells);
    else row[name] = absentBy !== undefined && values[absentBy] === null ? null : readCells({}, values, cells);
  }
  return row;
}

function readCells(into: Row, values: Values, cells: readonly Cell[]): Row {
  for (const { name, index, decode } of cells) {
    const value = values[index];
    into[name] = value === null ? null : decode(value);
  }
  return into;
}

interface Decoder {
  mapFromDriverValue: Decode;
}

// What Drizzle's own reader does; its types hide the decoders.
function decoderOf(field: unknown): Decode {
  const insides = field as { decoder: Decoder; sql: { decoder: Decoder } } & Decoder;
  const decoder = is(field, Column) ? insides : is(field, SQL) ? insides.decoder : insides.sql.decoder;
  return (value) => decoder.mapFromDriverValue(value);
}
