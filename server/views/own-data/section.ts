import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Kit } from '#server/platform/kit.ts';

/** One list of an export: rows of a table, the oldest first, by keys that grow with time. */
export interface Section {
  name: string;
  rows: (kit: Pick<Kit, 'db' | 'clock'>, userId: string) => AsyncIterable<Record<string, unknown>>;
}

type Columns = { id: PgColumn } & Record<string, PgColumn | SQL>;

/** So many are in memory at once. */
const batch = 200;

/** Rows of a table that are somebody's, with these columns and no others; `id` is what they are read by. */
export const section = (
  name: string,
  table: PgTable,
  columns: Columns,
  whose: (userId: string, now: Date) => SQL,
): Section => ({
  name,
  rows: async function* ({ db, clock }, userId) {
    let last: unknown;
    for (;;) {
      const after = last === undefined ? undefined : gt(columns.id, last);
      const rows = await db
        .select(columns)
        .from(table)
        .where(and(whose(userId, clock.now()), after))
        .orderBy(asc(columns.id))
        .limit(batch);
      yield* rows;
      if (rows.length < batch) return;
      last = rows.at(-1)?.id;
    }
  },
});

/** The same of a table that views name in SQL, because its room is on their floor: rows whose `id` comes after one. */
export const namedSection = (name: string, select: (userId: string, after: string) => SQL): Section => ({
  name,
  rows: async function* ({ db }, userId) {
    let after = '';
    for (;;) {
      const { rows } = await db.execute<{ id: string }>(
        sql`select * from (${select(userId, after)}) theirs order by id::text limit ${batch}`,
      );
      yield* rows.map(withZones);
      if (rows.length < batch) return;
      after = rows.at(-1)?.id ?? after;
    }
  },
});

/** PostgreSQL's own way of writing moments, which such a query gives, in the way of all others. */
const withZones = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, isMoment(key, value) ? new Date(value).toISOString() : value]),
  );
const isMoment = (key: string, value: unknown): value is string =>
  key.endsWith('At') && typeof value === 'string' && /^\d{4}-\d\d-\d\d /.test(value);
