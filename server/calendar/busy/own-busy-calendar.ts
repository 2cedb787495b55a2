import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { busyCalendars } from '../table.ts';
import type { BusyCalendarRow } from './present-busy-calendar.ts';

/** A private calendar of the caller's, locked until the transaction ends; refuses (404) any other. */
export async function lockOwnBusyCalendar(tx: Tx, actor: Actor, id: string): Promise<BusyCalendarRow> {
  const [row] = await tx
    .select()
    .from(busyCalendars)
    .where(and(eq(busyCalendars.id, id), eq(busyCalendars.cleanerId, actor.id)))
    .for('update');
  if (!row) throw notFound('Calendar not found.');
  return row;
}
