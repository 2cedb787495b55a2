import { type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../db.ts';
import type { Envelope } from '../tasks.ts';
import { deadLetter } from './task-queues.ts';

// pg-boss moves a task that has failed as often as it may into the queue of dead letters, with where it came from.

/** A task that was tried to the end. */
export interface DeadTask extends Record<string, unknown> {
  id: string;
  sortKey: string;
  /** Where it waited. */
  queue: string;
  data: Envelope;
  /** The queue's rule for one waiting task per key: `name:key`. */
  singletonKey: string | null;
  tries: number;
  /** ISO 8601 in UTC, by the database's clock. */
  createdAt: string;
  failedAt: string;
}

interface Slice {
  sortKey: SQL<string>;
  where: SQL | undefined;
  order: readonly SQL[];
  most: number;
}

const isDead = sql`name = ${deadLetter} and state = 'created'`;
/** The same for a statement in plain SQL, of the table under this alias. */
export const isDeadTask = (alias: string): string => `${alias}.name = '${deadLetter}' and ${alias}.state = 'created'`;
const asInstant = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a list of failed tasks is searched and sorted by. */
export const deadTaskColumns = {
  id: sql`id`,
  // whole milliseconds, because a cursor has no finer ones
  failedAt: sql`date_trunc('milliseconds', created_on)`,
  task: sql`data ->> 'name'`,
  queue: sql`source_name`,
  jobId: sql`coalesce(data #>> '{data,jobId}', data #>> '{data,fact,jobId}')`,
};

export async function readDeadTasks(reader: Reader, { sortKey, where, order, most }: Slice): Promise<DeadTask[]> {
  const { rows } = await reader.execute<DeadTask>(sql`
    select id, source_name as queue, ${sortKey} as "sortKey", data, singleton_key as "singletonKey", source_retry_count + 1 as tries,
      ${asInstant(sql`source_created_on`)} as "createdAt", ${asInstant(sql`created_on`)} as "failedAt"
    from pgboss.job where ${isDead} and ${where ?? sql`true`}
    order by ${sql.join([...order], sql`, `)} limit ${most}`);
  return rows;
}

/** To be put into a query that counts. */
export const deadTaskCount = (where?: SQL) =>
  sql<number>`(select count(*)::int from pgboss.job where ${isDead} and ${where ?? sql`true`})`;

type Taken = Pick<DeadTask, 'data' | 'singletonKey'>;

/** Takes them out of the queue of dead letters: whoever calls this runs them again, or lets them go. */
export async function takeDeadTasks(tx: Tx, where: SQL): Promise<Taken[]> {
  const { rows } = await tx.execute<Taken & Record<string, unknown>>(sql`
    delete from pgboss.job where ${isDead} and ${where} returning data, singleton_key as "singletonKey"`);
  return rows;
}
