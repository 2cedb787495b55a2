import { sql } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';

/** Every action there is in the log. Goes from one to the next by the index, however many entries each has. */
export async function listActions({ db }: Kit): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select l.action from audit_log l where l.action > known.action order by l.action limit 1)
      from known where known.action is not null
    ) select action from known where action is not null`);
  return rows.map(({ action }) => action);
}
