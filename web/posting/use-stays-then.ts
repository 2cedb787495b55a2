import type { Booking } from '#contract/bookings.ts';
import { listBookings } from '#contract/calendar-calls.ts';
import { useRead } from '#web/platform/use-read.ts';

interface Then {
  /** All of the host's homes unless one is meant. */
  propertyId?: string;
  /** As a clock shows them. */
  startTime: string;
  endTime: string;
}

const dayOf = /^\d{4}-\d{2}-\d{2}(?=T)/;

/** The stays that touch the days of a cleaning; none as long as it has no start. */
export function useStaysThen({ propertyId, startTime, endTime }: Then): readonly Booking[] {
  const from = dayOf.exec(startTime)?.[0];
  const to = dayOf.exec(endTime)?.[0];
  const query = { propertyId, from, to: to && from && to > from ? to : from, limit: 100 };
  return useRead(listBookings, { query, enabled: from !== undefined }).data ?? [];
}
