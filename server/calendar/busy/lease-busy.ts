import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { readersOfServer } from '../syncing/lease-feed.ts';
import { busyCalendars, calendarIntegrations } from '../table.ts';
import type { BusyCalendarRow } from './present-busy-calendar.ts';

const { id, leasedUntil } = busyCalendars;

/** Longer than a reading may take; a reader that died gives it back by then. */
const lease = 2 * minute;
/** Among so many that wait longest the turns are settled. */
const looksAt = 2000;

/**
 * Takes a few of the private calendars that are due, whichever worker asks. Cleaners take turns, and no server is asked
 * for more at once than by hosts and cleaners together is fair to it.
 */
export async function leaseBusy({ db, clock }: Kit, most: number): Promise<BusyCalendarRow[]> {
  const now = clock.now();
  const { rows } = await db.execute<{ id: string }>(sql`
    with being_read as (
      select server from ${busyCalendars} where leased_until > ${now}
      union all select server from ${calendarIntegrations} where leased_until > ${now}
    ), due as (
      select b.id, b.cleaner_id, b.server, b.next_run_at from ${busyCalendars} b
      join ${users} u on u.id = b.cleaner_id and u.suspended_at is null
      where b.next_run_at <= ${now} and (b.leased_until is null or b.leased_until <= ${now})
      order by b.next_run_at limit ${looksAt}
    ), in_turn as (
      select due.*, row_number() over (partition by cleaner_id order by next_run_at, id) as turn from due
    ), at_server as (
      select in_turn.*, row_number() over (partition by server order by turn, next_run_at, id)
        + (select count(*) from being_read r where r.server = in_turn.server) as place
      from in_turn
    )
    select id from at_server where place <= ${readersOfServer} order by turn, next_run_at, id limit ${most}`);
  if (rows.length === 0) return [];
  const unlocked = db
    .select({ id })
    .from(busyCalendars)
    .where(
      and(
        inArray(
          id,
          rows.map((row) => row.id),
        ),
        or(isNull(leasedUntil), lte(leasedUntil, now)),
      ),
    )
    .for('update', { skipLocked: true });
  return db
    .update(busyCalendars)
    .set({ leasedUntil: plus(now, lease) })
    .where(sql`${id} in ${unlocked}`)
    .returning();
}

/** The row as it is now, locked; null where it was removed, or somebody else reads it by now. */
export async function lockLeased(tx: Tx, leased: BusyCalendarRow): Promise<BusyCalendarRow | null> {
  const [row] = await tx.select().from(busyCalendars).where(eq(id, leased.id)).for('update');
  return row && row.leasedUntil?.getTime() === leased.leasedUntil?.getTime() ? row : null;
}
