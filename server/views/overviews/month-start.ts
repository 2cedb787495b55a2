import { type SQL, sql } from 'drizzle-orm';

/** SQL: the first instant of the month that calendars in a zone show; `zone` is SQL that gives its name. */
export const monthStart = (now: Date, zone: SQL): SQL => sql`date_trunc('month', ${now}::timestamptz, ${zone})`;
