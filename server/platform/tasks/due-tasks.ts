import { sql } from 'drizzle-orm';
import type { Reader } from '../db.ts';
import { deadTaskCount } from './failed-tasks.ts';
import { queueNames } from './task-queues.ts';

interface DueTasks extends Record<string, unknown> {
  due: number;
  /** How long the oldest of them has been due, by the database's clock. */
  oldestSeconds: number;
  /** Tried to the end. */
  failed: number;
}

/** The tasks that a worker may take now, in all queues. */
export async function dueTasks(reader: Reader): Promise<DueTasks> {
  const names = sql.join(
    queueNames.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await reader.execute<DueTasks>(sql`
    select count(*)::int as due, coalesce(extract(epoch from now() - min(start_after)), 0)::int as "oldestSeconds",
      ${deadTaskCount()} as failed
    from pgboss.job where name in (${names}) and state < 'active' and start_after <= now()`);
  const [found] = rows;
  if (!found) throw new Error('a count gave no row');
  return found;
}
