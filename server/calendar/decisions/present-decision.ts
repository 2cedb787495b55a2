import { eq } from 'drizzle-orm';
import type { Decision } from '#contract/calendar.ts';
import { nightsBetween } from '#contract/days.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { isStay } from '../deciding/decide-event.ts';
import { overlapsOf } from '../stays/overlaps-of.ts';
import { presentCleaning } from '../stays/present-cleaning.ts';
import { stayJob } from '../stays/stay-job.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '../table.ts';
import { channelsOf } from './channels-of.ts';

/** Events with their feed, property, booking and its job. */
export const selectDecisions = (reader: Reader) =>
  reader
    .select({
      event: calendarEvents,
      platform: calendarIntegrations.platform,
      title: properties.title,
      booking: calendarBookings,
      job: stayJob,
    })
    .from(calendarEvents)
    .innerJoin(calendarIntegrations, eq(calendarIntegrations.id, calendarEvents.integrationId))
    .innerJoin(properties, eq(properties.id, calendarEvents.propertyId))
    .leftJoin(calendarBookings, eq(calendarBookings.id, calendarEvents.bookingId))
    .leftJoin(jobs, eq(jobs.id, calendarBookings.jobId));

type Row = Awaited<ReturnType<typeof selectDecisions>>[number];

/** Decisions in the contract's shape. */
export async function presentDecisions(reader: Reader, rows: readonly Row[]): Promise<Decision[]> {
  const stays = rows.flatMap(({ event, booking }) => (isStay(event.kind) && booking ? [booking] : []));
  const overlaps = await overlapsOf(
    reader,
    stays.map(({ id }) => id),
  );
  const channels = await channelsOf(reader, stays);
  return rows.map((row) => {
    const { id = '' } = (isStay(row.event.kind) && row.booking) || {};
    const others = channels.get(id)?.filter(({ integrationId }) => integrationId !== row.event.integrationId);
    return {
      ...presentDecision(row),
      alsoAt: [...new Set(others?.map(({ platform }) => platform))],
      overlaps: (overlaps.get(id) ?? []).map(({ id: _, ...overlap }) => overlap),
    };
  });
}

function presentDecision({ event, platform, title, booking: linked, job }: Row): Omit<Decision, 'alsoAt' | 'overlaps'> {
  // a closing that was a stay once still knows its booking, and has its cleaner to tell of as long as they are booked
  const isBooked = linked?.status === 'canceled' && linked.cleaning.code === 'jobToCancel';
  const booking = isStay(event.kind) || event.kind === 'gone' || isBooked ? linked : null;
  return {
    id: event.id,
    integrationId: event.integrationId,
    platform,
    property: { id: event.propertyId, title },
    checkInDate: event.checkIn,
    checkOutDate: event.checkOut,
    nights: nightsBetween(event.checkIn, event.checkOut),
    guestName: event.guestName,
    kind: event.kind,
    choice: event.choice,
    reason: reasonOf(event, booking),
    cleaning: booking ? presentCleaning(booking, job) : { code: 'none' },
    movedFrom: event.movedFrom,
    bookingId: booking?.id ?? null,
    jobId: booking?.jobId ?? null,
    decidedAt: event.decidedAt.toISOString(),
  };
}

/** A stay that is known by another feed says so. */
function reasonOf({ kind, missed, reason, integrationId }: Row['event'], booking: Row['booking']): Decision['reason'] {
  if (!booking || !isStay(kind) || missed > 0 || booking.integrationId === integrationId) return reason;
  return { code: 'sameStay', ...(booking.platform !== 'direct' && { platform: booking.platform }) };
}
