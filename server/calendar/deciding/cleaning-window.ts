import { zonedToUtc } from '#contract/zoned-time.ts';

export interface HouseHours {
  timeZone: string;
  checkOutTime: string;
  checkInTime: string;
}

/** The latest end of a cleaning, unless the next guest may come before. */
const latestEnd = '16:00';

/**
 * When a property is cleaned on a check-out day: from the hour at which the guest leaves to the earlier of 16:00 and the
 * hour at which the next one may come. Null where that leaves no time.
 */
export function cleaningWindow(checkOut: string, { timeZone, checkOutTime, checkInTime }: HouseHours) {
  const endTime = checkInTime < latestEnd ? checkInTime : latestEnd;
  const [start, end] = [
    zonedToUtc(`${checkOut}T${checkOutTime}`, timeZone),
    zonedToUtc(`${checkOut}T${endTime}`, timeZone),
  ];
  if (!start || !end || end <= start) return null;
  return { startTime: new Date(start), endTime: new Date(end) };
}
