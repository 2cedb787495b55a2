import type { Reader } from './db.ts';

/**
 * Keeps a query that is built once for each pool (and once for each transaction that asks for it). Building costs more
 * than running for small reads; under a name PostgreSQL parses and plans it once for each connection as well.
 */
export function prepared<Query>(build: (reader: Reader) => Query): (reader: Reader) => Query {
  const built = new WeakMap<Reader, Query>();
  return (reader) => {
    const known = built.get(reader);
    if (known) return known;
    const query = build(reader);
    built.set(reader, query);
    return query;
  };
}
