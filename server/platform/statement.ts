import type pg from 'pg';
import type { Db } from './db.ts';

/**
 * A hot read in plain SQL under a name, so that PostgreSQL parses and plans it once per connection. For the few reads
 * with so many rows that a query builder's mapping is noticeable; `Row` is what the SQL selects.
 */
export function statement<Row extends pg.QueryResultRow>(name: string, text: string) {
  return async ({ $client }: Db, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await $client.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
