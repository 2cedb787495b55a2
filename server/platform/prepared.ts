import type { Reader } from './db.ts';

/**
 * Keeps a query that is built once for the process and run on whatever connection it is asked for. Building costs more
 * than running for small reads; under a name PostgreSQL parses and plans it once for each connection as well.
 */
export function prepared<Query extends object>(build: (reader: Reader) => Query): (reader: Reader) => Query {
  let built: Query | undefined;
  return (reader) => {
    built ??= build(reader);
    return Object.create(built, { client: { value: clientOf(reader) } });
  };
}

// Drizzle keeps the pool, or the connection of a transaction, on its session and on each query it prepared; its types
// do not show either.
const clientOf = (reader: Reader): unknown => (reader as unknown as { session: { client: unknown } }).session.client;
