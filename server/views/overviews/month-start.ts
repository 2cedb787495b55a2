import { type SQL, sql } from 'drizzle-orm';

/** SQL: the first instant of the current month in a zone; `zone` is SQL for its name. */
export const monthStart = (now: Date, zone: SQL): SQL => sql`date_trunc('month', ${now}::timestamptz, ${zone})`;
