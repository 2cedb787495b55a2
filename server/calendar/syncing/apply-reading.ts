import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import type { EventFacts } from '../deciding/decide-event.ts';
import { type DecidedEvent, reconcile } from '../deciding/reconcile.ts';
import type { FeedEvent } from '../feed/read-event.ts';
import type { IntegrationRow } from '../integrations/own-integration.ts';
import { calendarEvents, calendarIntegrations } from '../table.ts';
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
}

/** Writes down what a reading means, and everything that follows from it. The caller holds the calendar. */
export async function applyReading(kit: CalendarKit, tx: Tx, reading: Reading): Promise<Counts> {
  const { integration, property, feed, isReading = true, cancelMissing } = reading;
  const today = localTime(kit.clock.now(), property.timeZone).date;
  const rows = await tx.select().from(calendarEvents).where(eq(calendarEvents.integrationId, integration.id));
  const decided = reconcile({
    known: rows,
    feed: feed?.flatMap(readable) ?? null,
    unreadableUids: new Set(feed?.flatMap((event) => (readable(event).length === 0 ? [event.uid] : []))),
    unclearMeans: integration.unclearMeans,
    ...{ today, isReading, cancelMissing },
  });
  const wrote = await writeEvents(kit, tx, integration, { rows, ...decided });
  const { alarm, missingStays, events } = decided;
  const waits = events.some(({ missed, kind, kept }) => missed > 0 && kind !== 'gone' && !kept);
  const settledDay = waits || alarm ? null : today;
  await tx
    .update(calendarIntegrations)
    .set({ alarm, missingStays, settledDay })
    .where(eq(calendarIntegrations.id, integration.id));
  const { id: integrationId, hostId } = integration;
  if (alarm && alarm !== integration.alarm)
    await record(kit, tx, { kind: 'calendar needs you', hostId, integrationId, alarm });
  const counts = await planProperty(kit, tx, property);
  if (wrote || Object.values(counts).some((count) => count > 0))
    await record(kit, tx, { kind: 'calendar changed', hostId, propertyId: property.id });
  return counts;
}

const readable = (event: FeedEvent): EventFacts[] =>
  event.checkIn && event.checkOut ? [{ ...event, checkIn: event.checkIn, checkOut: event.checkOut }] : [];

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
  const changed = events.filter((event) => event.id && !isSame(before.get(event.id), event));
  const added = events.filter(({ id }) => !id).map((event) => ({ ...columnsOf(event), id: newId() }));
  if (droppedIds.length > 0) await tx.delete(calendarEvents).where(inArray(calendarEvents.id, [...droppedIds]));
  for (const event of changed)
    await tx
      .update(calendarEvents)
      .set({ ...columnsOf(event), decidedAt })
      .where(eq(calendarEvents.id, event.id ?? ''));
  if (added.length > 0)
    await tx.insert(calendarEvents).values(added.map((row) => ({ ...row, integrationId, propertyId, decidedAt })));
  return changed.length + added.length + droppedIds.length > 0;
}

const columnsOf = (event: DecidedEvent) => ({
  ...{ uid: event.uid.slice(0, 500), code: event.code, checkIn: event.checkIn, checkOut: event.checkOut },
  ...{ wording: event.wording, canceled: event.canceled, repeats: event.repeats, own: event.own },
  ...{ guestName: event.guestName, guests: event.guests, choice: event.choice, kept: event.kept },
  ...{ missed: event.missed, kind: event.kind, reason: event.reason, movedFrom: event.movedFrom },
});

function isSame(row: EventRow | undefined, event: DecidedEvent): boolean {
  const columns = columnsOf(event);
  const names = Object.keys(columns) as (keyof typeof columns)[]; // keys() forgets which keys there are
  return row !== undefined && names.every((name) => isDeepStrictEqual(row[name], columns[name]));
}
