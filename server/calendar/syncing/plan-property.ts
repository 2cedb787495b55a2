import { and, eq, gte, inArray, ne, or } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { type BookingPlan, type PlannedBooking, planBookings } from '../deciding/plan-bookings.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '../table.ts';
import { planCleanings } from './plan-cleanings.ts';

/** What a sync has done to bookings and jobs. */
export interface Counts {
  bookingsCreated: number;
  bookingsUpdated: number;
  bookingsCanceled: number;
  jobsCreated: number;
  /** Open again with their stays. */
  jobsReopened: number;
  jobsMoved: number;
  jobsCanceled: number;
}

export const nothingDone: Counts = {
  ...{ bookingsCreated: 0, bookingsUpdated: 0, bookingsCanceled: 0 },
  ...{ jobsCreated: 0, jobsReopened: 0, jobsMoved: 0, jobsCanceled: 0 },
};

type BookingRow = typeof calendarBookings.$inferSelect;

/**
 * Brings a property's bookings, and the jobs that follow from them, to what its feeds and its host say now. The caller
 * holds the calendar. A second time it changes nothing. `actorId` is the host who has it done; null where a feed does.
 */
export async function planProperty(
  kit: CalendarKit,
  tx: Tx,
  property: PropertyRow,
  actorId: string | null = null,
): Promise<Counts> {
  const today = localTime(kit.clock.now(), property.timeZone).date;
  const events = await eventsAt(tx, property.id, today);
  const known = await bookingsAt(tx, property.id, today, events);
  const plan = planBookings(events, known, today);
  const before = new Map(known.map((row) => [row.id, row]));
  await setAside(kit, tx, plan, before);
  const platforms = await platformsAt(tx, property.id);
  const counts = { ...nothingDone, bookingsCanceled: plan.canceledIds.length };
  for (const planned of plan.bookings) {
    const row = before.get(planned.id ?? '');
    const columns = columnsOf(planned, platforms);
    const written = row ? await change(tx, row, columns) : await create(kit, tx, property, columns);
    if (!row || row.status === 'canceled') counts.bookingsCreated++;
    else if (written.changed) counts.bookingsUpdated++;
    await linkEvents(tx, planned, written.id);
  }
  return { ...counts, ...(await planCleanings(kit, tx, property, { today, canceledIds: plan.canceledIds, actorId })) };
}

type EventRow = typeof calendarEvents.$inferSelect;

/** In the order in which they became known, so that a second time chooses as the first did. */
const eventsAt = (tx: Tx, propertyId: string, today: string): Promise<EventRow[]> =>
  tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.propertyId, propertyId),
        gte(calendarEvents.checkOut, today),
        inArray(calendarEvents.kind, ['stay', 'tentative']),
      ),
    )
    .orderBy(calendarEvents.id);

/** Those ahead, and canceled ones whose events are there. */
function bookingsAt(tx: Tx, propertyId: string, today: string, events: readonly EventRow[]): Promise<BookingRow[]> {
  const { propertyId: at, checkOut, status, id } = calendarBookings;
  const linked = [...new Set(events.flatMap(({ bookingId }) => bookingId ?? []))];
  const isConcerned = or(and(gte(checkOut, today), ne(status, 'canceled')), inArray(id, linked));
  return tx
    .select()
    .from(calendarBookings)
    .where(and(eq(at, propertyId), isConcerned))
    .orderBy(id);
}

/** Cancels what no feed has any more; and clears the days of those that move, because others may move onto them. */
async function setAside({ clock }: CalendarKit, tx: Tx, plan: BookingPlan, before: ReadonlyMap<string, BookingRow>) {
  const isElsewhere = ({ id, checkOut }: PlannedBooking) => id && before.get(id)?.checkOut !== checkOut;
  const moving = plan.bookings.flatMap((planned) => (isElsewhere(planned) && planned.id ? [planned.id] : []));
  const aside = [...plan.canceledIds, ...moving];
  if (aside.length === 0) return;
  await tx
    .update(calendarBookings)
    .set({ status: 'canceled', canceledAt: clock.now() })
    .where(inArray(calendarBookings.id, aside));
}

type Platforms = ReadonlyMap<string, BookingRow['platform']>;

/** Those of removed calendars too: what came by one keeps its name. */
async function platformsAt(tx: Tx, propertyId: string): Promise<Platforms> {
  const { id, platform } = calendarIntegrations;
  const feeds = await tx
    .select({ id, platform })
    .from(calendarIntegrations)
    .where(eq(calendarIntegrations.propertyId, propertyId));
  return new Map(feeds.map((feed) => [feed.id, feed.platform]));
}

type Columns = ReturnType<typeof columnsOf>;

function columnsOf({ integrationId, ...planned }: PlannedBooking, platforms: Platforms) {
  const { checkIn, checkOut, guestName, guests, status } = planned;
  const platform = platforms.get(integrationId ?? '') ?? 'direct';
  return { integrationId, platform, checkIn, checkOut, guestName, guests, status };
}

async function create({ clock }: CalendarKit, tx: Tx, { id: propertyId, hostId }: PropertyRow, columns: Columns) {
  const id = newId();
  const cleaning = { code: 'none' as const };
  await tx.insert(calendarBookings).values({ ...columns, id, propertyId, hostId, cleaning, createdAt: clock.now() });
  return { id, changed: true };
}

async function change(tx: Tx, before: BookingRow, columns: Columns) {
  const names = Object.keys(columns) as (keyof Columns)[]; // keys() forgets which keys there are
  const changed = names.some((name) => before[name] !== columns[name]);
  if (changed)
    await tx
      .update(calendarBookings)
      .set({ ...columns, canceledAt: null })
      .where(eq(calendarBookings.id, before.id));
  return { id: before.id, changed };
}

async function linkEvents(tx: Tx, { events }: PlannedBooking, bookingId: string): Promise<void> {
  const unlinked = events.filter((event) => event.bookingId !== bookingId).map(({ id }) => id);
  if (unlinked.length === 0) return;
  await tx.update(calendarEvents).set({ bookingId }).where(inArray(calendarEvents.id, unlinked));
}
