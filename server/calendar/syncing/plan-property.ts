import { and, eq, gte, inArray, ne } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { type PlannedBooking, planBookings } from '../deciding/plan-bookings.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '../table.ts';
import { planCleanings } from './plan-cleanings.ts';

/** What a sync has done to bookings and jobs. */
export interface Counts {
  bookingsCreated: number;
  bookingsUpdated: number;
  bookingsCanceled: number;
  jobsCreated: number;
  jobsMoved: number;
  jobsCanceled: number;
}

export const nothingDone: Counts = {
  ...{ bookingsCreated: 0, bookingsUpdated: 0, bookingsCanceled: 0 },
  ...{ jobsCreated: 0, jobsMoved: 0, jobsCanceled: 0 },
};

type BookingRow = typeof calendarBookings.$inferSelect;

/**
 * Brings a property's bookings, and the jobs that follow from them, to what its feeds and its host say now. The caller
 * holds the calendar. A second time it changes nothing.
 */
export async function planProperty(kit: CalendarKit, tx: Tx, property: PropertyRow): Promise<Counts> {
  const today = localTime(kit.clock.now(), property.timeZone).date;
  const [events, standing] = [await eventsAt(tx, property.id, today), await bookingsAt(tx, property.id, today)];
  const plan = planBookings(
    events.map((event) => ({ ...event, key: event.id })),
    standing.map((row) => ({ ...row, status: row.status === 'tentative' ? 'tentative' : 'confirmed' })),
    today,
  );
  const canceledAt = kit.clock.now();
  if (plan.canceledIds.length > 0)
    await tx
      .update(calendarBookings)
      .set({ status: 'canceled', canceledAt })
      .where(inArray(calendarBookings.id, plan.canceledIds));
  const before = new Map(standing.map((row) => [row.id, row]));
  const platforms = await platformsAt(tx, property.id);
  const counts = { ...nothingDone, bookingsCanceled: plan.canceledIds.length };
  for (const planned of plan.bookings) {
    const known = before.get(planned.id ?? '');
    const columns = columnsOf(planned, platforms);
    const written = known ? await change(tx, known, columns) : await create(kit, tx, property, columns);
    if (!known) counts.bookingsCreated++;
    else if (written.changed) counts.bookingsUpdated++;
    await linkEvents(tx, planned, written.id);
  }
  return { ...counts, ...(await planCleanings(kit, tx, property, { today, canceledIds: plan.canceledIds })) };
}

const eventsAt = (tx: Tx, propertyId: string, today: string) =>
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

const bookingsAt = (tx: Tx, propertyId: string, today: string) =>
  tx
    .select()
    .from(calendarBookings)
    .where(
      and(
        eq(calendarBookings.propertyId, propertyId),
        gte(calendarBookings.checkOut, today),
        ne(calendarBookings.status, 'canceled'),
      ),
    )
    .orderBy(calendarBookings.id);

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
  if (changed) await tx.update(calendarBookings).set(columns).where(eq(calendarBookings.id, before.id));
  return { id: before.id, changed };
}

async function linkEvents(tx: Tx, { events }: PlannedBooking, bookingId: string): Promise<void> {
  const unlinked = events.filter((event) => event.bookingId !== bookingId).map(({ key }) => key);
  if (unlinked.length === 0) return;
  await tx.update(calendarEvents).set({ bookingId }).where(inArray(calendarEvents.id, unlinked));
}
