import { betweenJobs, minuteOfRules, travelSpeed } from './terms.ts';
import type { Stop } from './today.ts';

/** A stop as far as the way to it goes. */
interface Halt {
  id: string;
  startTime: Date;
  endTime: Date;
}

/** How long so many metres take at the speed that everybody is taken to travel with, in milliseconds. */
export const timeOfWay = (metres: number): number => (metres * 3600) / travelSpeed;

/** What must lie between two jobs so many metres apart, in milliseconds; half an hour where a place is unknown. */
export const gapOfWay = (metres: number | null): number => Math.max(betweenJobs, timeOfWay(metres ?? 0));

/** The way to a stop over so many metres, from the stop before or, without one, from where the cleaner lives. */
export function legTo(halt: Halt, metres: number | null, before: Halt | null): Stop['leg'] {
  // in whole minutes, and rather too early than too late
  const minutes = Math.ceil(gapOfWay(metres) / minuteOfRules);
  const leaveBy = halt.startTime.getTime() - minutes * minuteOfRules;
  return {
    fromJobId: before?.id ?? null,
    km: metres === null ? null : Math.round(metres / 100) / 10,
    minutes,
    leaveBy: new Date(leaveBy).toISOString(),
    spareMinutes: before && Math.floor((leaveBy - before.endTime.getTime()) / minuteOfRules),
  };
}
