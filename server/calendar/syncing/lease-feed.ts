import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { countOrRefuse } from '#server/accounts/index.ts';
import { minute, plus } from '#server/platform/clock.ts';
import { tooMany } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { properties } from '#server/properties/table.ts';
import type { IntegrationRow } from '../integrations/own-integration.ts';
import { calendarIntegrations } from '../table.ts';

const { id, leasedUntil, askedSince, asked, nextRunAt, syncEnabled, removedAt } = calendarIntegrations;

/** Longer than a reading may take; a reader that died gives it back by then. */
const lease = 2 * minute;
const asksAMinute = 20;
/** Of all calendars of a host together. */
const perHost = { name: 'calendars read by host', most: 60, within: minute };

/**
 * Takes a feed for one reading asked for by hand. Refuses (429) more than 20 a minute, or 60 with the host's others, and
 * (409) while it is being read.
 */
export async function leaseForHost(kit: Kit, { id: integrationId, hostId }: IntegrationRow): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  await transact(kit, (tx) => countOrRefuse(kit, tx, perHost, hostId), { keyed: false });
  const isOver = sql`(${askedSince} is null or ${askedSince} <= ${plus(now, -minute)})`;
  const [counted] = await db
    .update(calendarIntegrations)
    .set({
      asked: sql`case when ${isOver} then 1 else ${asked} + 1 end`,
      askedSince: sql`case when ${isOver} then ${now} else ${askedSince} end`,
    })
    .where(and(eq(id, integrationId), or(isOver, sql`${asked} <= ${asksAMinute}`)))
    .returning({ asked, askedSince });
  if (!counted || counted.asked > asksAMinute) throw tooMany(minute);
  const [leased] = await take(db, now, eq(id, integrationId));
  if (!leased) throw new Refusal('in_use', 'This calendar is being read right now. Try again in a moment.');
}

/** Takes some of the feeds that are due, whichever worker asks: each goes to one of them. */
export async function leaseDue({ db, clock }: Kit, most: number): Promise<IntegrationRow[]> {
  const now = clock.now();
  const due = db
    .select({ id })
    .from(calendarIntegrations)
    .innerJoin(properties, and(eq(properties.id, calendarIntegrations.propertyId), isNull(properties.removedAt)))
    .where(and(lte(nextRunAt, now), eq(syncEnabled, true), isNull(removedAt), isFree(now)))
    .orderBy(nextRunAt)
    .limit(most)
    .for('update', { of: calendarIntegrations, skipLocked: true });
  return take(db, now, sql`${id} in ${due}`);
}

const take = (db: Kit['db'], now: Date, which: SQL) =>
  db
    .update(calendarIntegrations)
    .set({ leasedUntil: plus(now, lease) })
    .where(and(which, isFree(now)))
    .returning();

const isFree = (now: Date) => or(isNull(leasedUntil), lte(leasedUntil, now));
