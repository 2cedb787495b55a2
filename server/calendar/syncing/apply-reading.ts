import { isDeepStrictEqual } from 'node:util';
import { and, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { type EventFacts, isReadable } from '../deciding/decide-event.ts';
import { type DecidedEvent, reconcile } from '../deciding/reconcile.ts';
import type { FeedEvent } from '../feed/read-event.ts';
import type { IntegrationRow } from '../integrations/own-integration.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '../table.ts';
import { lossOf } from './loss-of.ts';
import { type Counts, planProperty } from './plan-property.ts';

type EventRow = typeof calendarEvents.$inferSelect;

interface Reading {
  integration: IntegrationRow;
  property: PropertyRow;
  /** Null where the feed has not changed, or is not read at all. */
  feed: readonly FeedEvent[] | null;
  /** False while decisions are gone through again without a reading. */
  isReading?: boolean;
  cancelMissing?: boolean;
  /** The host whose word it follows; null where it is what the feed says. */
  actorId?: string;
  /** Nobody asked for it, so nobody sees what it did: the host is told of canceled jobs. */
  byItself?: boolean;
}

/** Writes down what a reading means, and everything that follows from it. The caller holds the calendar. */
export async function applyReading(kit: CalendarKit, tx: Tx, reading: Reading): Promise<Counts> {
  const { integration, property, feed, isReading = true, cancelMissing, actorId, byItself } = reading;
  const today = localTime(kit.clock.now(), property.timeZone).date;
  const rows = await tx.select().from(calendarEvents).where(eq(calendarEvents.integrationId, integration.id));
  const decided = reconcile({
    known: rows,
    ...factsOf(feed, rows, today),
    unclearMeans: integration.unclearMeans,
    ...{ today, isReading, cancelMissing },
  });
  const wrote = await writeEvents(kit, tx, integration, { rows, ...decided });
  const { missingStays, events } = decided;
  // what is wrong with reading it is not answered by a decision
  const alarm = decided.alarm ?? (isReading ? null : brokenAlarm(integration));
  const waits = events.some(({ missed, kind, kept }) => missed > 0 && kind !== 'gone' && !kept);
  const settledDay = waits || decided.alarm ? null : today;
  await tx
    .update(calendarIntegrations)
    .set({ alarm, missingStays, settledDay })
    .where(eq(calendarIntegrations.id, integration.id));
  const { id: integrationId, hostId } = integration;
  if (alarm && alarm !== integration.alarm)
    await record(kit, tx, { kind: 'calendar needs you', hostId, integrationId, alarm });
  const begun = kit.clock.now();
  const counts = await planProperty(kit, tx, property, actorId);
  if (byItself && counts.jobsCanceled > 0) await tellLost(kit, tx, property, begun);
  if (wrote || Object.values(counts).some((count) => count > 0))
    await record(kit, tx, { kind: 'calendar changed', hostId, propertyId: property.id });
  return counts;
}

const brokenAlarm = ({ alarm }: IntegrationRow) => (alarm === 'failing' || alarm === 'stale' ? alarm : null);

/**
 * Events whose days cannot be read are told of too, on a day that can, or on which they were first seen; what was known of
 * them before stays as it is.
 */
function factsOf(feed: readonly FeedEvent[] | null, rows: readonly EventRow[], today: string) {
  if (!feed) return { feed: null };
  const known = new Map(rows.map((row) => [row.uid, row]));
  const unreadableUids = new Set<string>();
  const facts = feed.flatMap((event): EventFacts[] => {
    const { uid, checkIn, checkOut } = event;
    if (checkIn && checkOut) return [{ ...event, checkIn, checkOut }];
    const before = known.get(uid);
    if (before && isReadable(before)) {
      unreadableUids.add(uid);
      return [];
    }
    const day = checkIn ?? checkOut ?? before?.checkOut ?? today;
    return [{ ...event, checkIn: day, checkOut: day }];
  });
  return { feed: facts, unreadableUids };
}

async function tellLost(kit: CalendarKit, tx: Tx, { id, hostId }: PropertyRow, since: Date): Promise<void> {
  const { propertyId, status, ownJob, jobId } = calendarBookings;
  const { canceledAt, leftWithStay } = jobs;
  const lost = await tx
    .select({ jobId: jobs.id, status })
    .from(calendarBookings)
    .innerJoin(jobs, and(eq(jobs.id, jobId), eq(jobs.status, 'CANCELED')))
    .where(and(eq(propertyId, id), eq(ownJob, true), isNotNull(leftWithStay), gte(canceledAt, since)));
  for (const stay of lost) await record(kit, tx, { kind: lossOf(stay), hostId, jobId: stay.jobId });
}

interface Decided {
  rows: readonly EventRow[];
  events: readonly DecidedEvent[];
  droppedIds: readonly string[];
}

/** Only what differs from what is there; says whether anything did. */
async function writeEvents(
  { clock }: CalendarKit,
  tx: Tx,
  { id: integrationId, propertyId }: IntegrationRow,
  { rows, events, droppedIds }: Decided,
): Promise<boolean> {
  const decidedAt = clock.now();
  const before = new Map(rows.map((row) => [row.id, row]));
  const changed = events.filter((event) => !event.id || !isSame(before.get(event.id), event));
  if (droppedIds.length > 0) await tx.delete(calendarEvents).where(inArray(calendarEvents.id, [...droppedIds]));
  for (let start = 0; start < changed.length; start += rowsAtOnce) {
    const values = changed
      .slice(start, start + rowsAtOnce)
      .map((event) => ({ ...columnsOf(event), id: event.id ?? newId(), integrationId, propertyId, decidedAt }));
    await tx.insert(calendarEvents).values(values).onConflictDoUpdate({ target: calendarEvents.id, set: written });
  }
  return changed.length + droppedIds.length > 0;
}

/** A statement takes 65,535 values. */
const rowsAtOnce = 1000;

const written = {
  ...{ uid: sql`excluded.uid`, code: sql`excluded.code`, wording: sql`excluded.wording`, own: sql`excluded.own` },
  ...{ checkIn: sql`excluded.check_in`, checkOut: sql`excluded.check_out`, movedFrom: sql`excluded.moved_from` },
  ...{ canceled: sql`excluded.canceled`, repeats: sql`excluded.repeats`, missed: sql`excluded.missed` },
  ...{ guestName: sql`excluded.guest_name`, guests: sql`excluded.guests`, choice: sql`excluded.choice` },
  ...{ kept: sql`excluded.kept`, kind: sql`excluded.kind`, reason: sql`excluded.reason` },
  decidedAt: sql`excluded.decided_at`,
} satisfies Record<keyof ReturnType<typeof columnsOf> | 'decidedAt', SQL>;

const columnsOf = (event: DecidedEvent) => ({
  ...{ uid: event.uid, code: event.code, checkIn: event.checkIn, checkOut: event.checkOut },
  ...{ wording: event.wording, canceled: event.canceled, repeats: event.repeats, own: event.own },
  ...{ guestName: event.guestName, guests: event.guests, choice: event.choice, kept: event.kept },
  ...{ missed: event.missed, kind: event.kind, reason: event.reason, movedFrom: event.movedFrom },
});

function isSame(row: EventRow | undefined, event: DecidedEvent): boolean {
  const columns = columnsOf(event);
  const names = Object.keys(columns) as (keyof typeof columns)[]; // keys() forgets which keys there are
  return row !== undefined && names.every((name) => isDeepStrictEqual(row[name], columns[name]));
}
