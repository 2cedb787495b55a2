import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { countOrRefuse } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { tooMany } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { properties } from '#server/properties/table.ts';
import type { IntegrationRow } from '../integrations/own-integration.ts';
import { busyCalendars, calendarIntegrations } from '../table.ts';

const { id, leasedUntil, askedSince, asked } = calendarIntegrations;

/** Longer than a reading may take; a reader that died gives it back by then. */
const lease = 2 * minute;
const asksAMinute = 20;
/** Of all calendars of a host together. */
const perHost = { name: 'calendars read by host', most: 60, within: minute };
/** Nobody's server is asked for more feeds at once, whichever hosts they belong to. */
export const readersOfServer = 4;
/** Among so many that wait longest the turns are settled, so that taking a few costs the same however many are due. */
const looksAt = 2000;

/**
 * Takes a feed for one reading asked for by hand. Refuses (429) more than 20 a minute, or 60 with the host's others, and
 * (409) while it is being read.
 */
export async function leaseForHost(kit: Kit, { id: integrationId, hostId }: IntegrationRow): Promise<IntegrationRow> {
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
  if (!leased) throw new Refusal('in_use', 'This calendar is syncing right now. Try again in a moment.');
  return leased;
}

/**
 * Takes a few of the feeds that are due, whichever worker asks: each goes to one of them. Hosts take turns, so that one
 * with many calendars, or broken ones, holds up nobody; within a turn the longest waiting comes first.
 */
export async function leaseDue({ db, clock }: Kit, most: number): Promise<IntegrationRow[]> {
  const now = clock.now();
  for (let attempt = 0; attempt < 3; attempt++) {
    const chosen = await nextInTurn(db, now, most);
    if (chosen.length === 0) break;
    const unlocked = db
      .select({ id })
      .from(calendarIntegrations)
      .where(inArray(id, chosen))
      .for('update', { skipLocked: true });
    const taken = await take(db, now, sql`${id} in ${unlocked}`);
    // where another worker chose the same and was first, there are others to choose from
    if (taken.length > 0) return taken;
  }
  return [];
}

async function nextInTurn(db: Kit['db'], now: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with being_read as (
      select host_id, server from ${calendarIntegrations} where leased_until > ${now}
      union all select cleaner_id, server from ${busyCalendars} where leased_until > ${now}
    ), due as (
      select i.id, i.host_id, i.server, i.next_run_at from ${calendarIntegrations} i
      join ${properties} p on p.id = i.property_id and p.removed_at is null
      join ${users} h on h.id = i.host_id and h.suspended_at is null
      where i.next_run_at <= ${now} and i.sync_enabled and i.removed_at is null
        and (i.leased_until is null or i.leased_until <= ${now})
        and (select count(*) from being_read r where r.server = i.server) < ${readersOfServer}
      order by i.next_run_at limit ${looksAt}
    ), in_turn as (
      select due.*, row_number() over (partition by host_id order by next_run_at, id)
        + (select count(*) from being_read r where r.host_id = due.host_id) as turn
      from due
    ), at_server as (
      select in_turn.*, row_number() over (partition by server order by turn, next_run_at, id)
        + (select count(*) from being_read r where r.server = in_turn.server) as place
      from in_turn
    )
    select id from at_server where place <= ${readersOfServer} order by turn, next_run_at, id limit ${most}`);
  return rows.map((row) => row.id);
}

/** Gives back what was taken, unless it took so long that somebody else has it by now. */
export async function giveBack(db: Pick<Tx, 'update'>, feed: IntegrationRow): Promise<void> {
  await db.update(calendarIntegrations).set({ leasedUntil: null }).where(isStillTaken(feed));
}

const isStillTaken = (feed: IntegrationRow) =>
  and(eq(id, feed.id), feed.leasedUntil ? eq(leasedUntil, feed.leasedUntil) : isNull(leasedUntil));

/** The same of a row as it is now. */
export const hasLease = (feed: IntegrationRow, now: Pick<IntegrationRow, 'leasedUntil'>): boolean =>
  feed.leasedUntil?.getTime() === now.leasedUntil?.getTime();

const take = (db: Kit['db'], now: Date, which: SQL) =>
  db
    .update(calendarIntegrations)
    .set({ leasedUntil: plus(now, lease) })
    .where(and(which, or(isNull(leasedUntil), lte(leasedUntil, now))))
    .returning();
