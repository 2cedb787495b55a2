import type { Reader } from './db.ts';

/**
 * Keeps a query that is built once for the process and run on whatever connection it is asked for. Building costs more
 * than running for small reads; under a name PostgreSQL parses and plans it once for each connection as well.
 */
export function prepared<Query extends object>(build: (reader: Reader) => Query): (reader: Reader) => Query {
  let built: Query | undefined;
  const bound = new WeakMap<object, Query>();
  return (reader) => {
    const client = clientOf(reader);
    const known = bound.get(client);
    if (known) return known;
    built ??= build(reader);
    const query: Query = Object.create(built, { client: { value: client } });
    bound.set(client, query);
    return query;
  };
}

// Drizzle keeps the pool, or the connection of a transaction, on its session and on each query it prepared; its types
// do not show either.
const clientOf = (reader: Reader): object => (reader as unknown as { session: { client: object } }).session.client;
