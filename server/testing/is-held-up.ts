import { sql } from 'drizzle-orm';
import type { House } from './house.ts';

/** Whether a statement in the house’s database waits for what another transaction has locked. */
export async function isHeldUp({ kit }: Pick<House, 'kit'>): Promise<boolean> {
  const { rows } = await kit.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}
