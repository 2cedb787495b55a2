import type pg from 'pg';
import type { Db } from './db.ts';

/**
 * A hot read in plain SQL under a name, so that PostgreSQL parses and plans it once for each connection. For the few
 * reads whose rows are so many that a query builder's mapping shows; `Row` is what the SQL selects.
 */
export function statement<Row extends pg.QueryResultRow>(name: string, text: string) {
  return async ({ $client }: Db, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await $client.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
