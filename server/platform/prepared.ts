import { is, Param, Placeholder } from 'drizzle-orm';
import type pg from 'pg';
import type { Reader } from './db.ts';
import { rowReader, type SelectedField } from './row-reader.ts';

type Values = Record<string, unknown>;
interface Executable {
  // biome-ignore lint/suspicious/noExplicitAny: each query returns its own type, which only the caller knows
  execute(values?: Values): Promise<any>;
}

/** What Drizzle keeps in a prepared query but not in its types. prepared.test.ts notices if that changes. */
export interface Insides {
  params: readonly unknown[];
  queryConfig: Required<Pick<pg.QueryArrayConfig, 'name' | 'text' | 'rowMode' | 'types'>>;
  fields?: readonly SelectedField[];
  joinsNotNullableMap?: Record<string, boolean>;
}
type Connection = Pick<pg.Pool, 'query'>;

/** Every prepared query of the loaded files, as Drizzle builds it and as we run it. */
export const preparedQueries: Record<'build' | 'ours', (reader: Reader) => Executable>[] = [];

/**
 * Keeps a query that is built once per process and run on whichever connection it is given. For small reads, building
 * costs more than running; under a name, PostgreSQL also parses and plans it only once per connection. The driver runs
 * it directly and `rowReader` reads its rows; bench/README.md says what that saves. Errors are the driver's.
 */
export function prepared<Query extends Executable>(
  build: (reader: Reader) => Query,
): (reader: Reader) => Pick<Query, 'execute'> {
  let run: ReturnType<typeof runner> | undefined;
  const ours = (reader: Reader) => {
    run ??= runner(build(reader) as unknown as Insides);
    const known = run;
    return { execute: (values: Values = {}) => known(connectionOf(reader), values) };
  };
  preparedQueries.push({ build, ours });
  return ours;
}

function runner({ params, queryConfig: { name, text, rowMode, types }, fields, joinsNotNullableMap }: Insides) {
  const binders = params.map(binderOf);
  const read = fields && rowReader(fields, joinsNotNullableMap);
  return async (connection: Connection, given: Values): Promise<unknown> => {
    const values = binders.map((bind) => bind(given));
    const result = await connection.query({ name, text, rowMode, types, values });
    return read ? read(result.rows) : result;
  };
}

function binderOf(param: unknown): (given: Values) => unknown {
  if (is(param, Placeholder)) return (given) => givenFor(param, given);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value: place } = param;
  return (given) => encoder.mapToDriverValue(givenFor(place, given));
}

function givenFor({ name }: Placeholder, given: Values): unknown {
  const value = given[name];
  if (value === undefined) throw new Error(`No value was given for ${name}`);
  return value;
}

// Drizzle keeps the pool, or the transaction's connection, on its session; its types do not show it.
const connectionOf = (reader: Reader): Connection =>
  (reader as unknown as { session: { client: Connection } }).session.client;
