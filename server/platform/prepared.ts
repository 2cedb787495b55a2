import type pg from 'pg';
import type { Reader } from './db.ts';
import { rowReader, type SelectedField } from './row-reader.ts';

/** What Drizzle keeps in a prepared query; its types do not show it. */
interface Insides {
  queryConfig: pg.QueryArrayConfig;
  fields?: readonly SelectedField[];
  joinsNotNullableMap?: Record<string, boolean>;
}

/**
 * Keeps a query that is built once for the process and run on whatever connection it is asked for. Building costs more
 * than running for small reads; under a name PostgreSQL parses and plans it once for each connection as well. Its rows
 * are read by `rowReader`: a sixth of a job detail's processor time in the web process.
 */
export function prepared<Query extends object>(build: (reader: Reader) => Query): (reader: Reader) => Query {
  let built: Query | undefined;
  let faster: PropertyDescriptorMap | undefined;
  const bound = new WeakMap<object, Query>();
  return (reader) => {
    const client = clientOf(reader);
    const known = bound.get(client);
    if (known) return known;
    built ??= build(reader);
    faster ??= fasterParts(built as unknown as Insides);
    const query: Query = Object.create(built, { ...faster, client: { value: client } });
    bound.set(client, query);
    return query;
  };
}

function fasterParts({ queryConfig, fields, joinsNotNullableMap }: Insides): PropertyDescriptorMap {
  const customResultMapper = fields && rowReader(fields, joinsNotNullableMap);
  return {
    queryConfig: { value: { ...queryConfig, types: rememberTypes(queryConfig.types) } },
    ...(customResultMapper && { customResultMapper: { value: customResultMapper } }),
  };
}

/** Drizzle works out the parser of each column's type for every answer; a type never changes its parser. */
function rememberTypes(types: pg.CustomTypesConfig | undefined): pg.CustomTypesConfig | undefined {
  if (!types) return types;
  const known = new Map<number, ReturnType<pg.CustomTypesConfig['getTypeParser']>>();
  return {
    getTypeParser(id, format) {
      if (format === 'binary') return types.getTypeParser(id, format);
      const parser = known.get(id) ?? types.getTypeParser(id, 'text');
      known.set(id, parser);
      return parser;
    },
  };
}

// Drizzle keeps the pool, or the connection of a transaction, on its session and on each query it prepared; its types
// do not show either.
const clientOf = (reader: Reader): object => (reader as unknown as { session: { client: object } }).session.client;
