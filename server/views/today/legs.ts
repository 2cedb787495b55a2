import { betweenJobs, travelSpeed } from '#contract/terms.ts';
import type { Stop } from '#contract/today.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';

/** A stop as far as the way to it goes. */
interface Halt {
  id: string;
  startTime: Date;
  endTime: Date;
}

/** The way to a stop over so many metres, from the stop before or, without one, from where the cleaner lives. */
export function legTo(halt: Halt, metres: number | null, before: Halt | null): Stop['leg'] {
  const km = metres === null ? null : metres / 1000;
  const takes = Math.max(betweenJobs, ((km ?? 0) / travelSpeed) * hour);
  // in whole minutes, and rather too early than too late
  const minutes = Math.ceil(takes / minute);
  const leaveBy = plus(halt.startTime, -minutes * minute);
  return {
    fromJobId: before?.id ?? null,
    km: km === null ? null : Math.round(km * 10) / 10,
    minutes,
    leaveBy: leaveBy.toISOString(),
    spareMinutes: before && Math.floor((leaveBy.getTime() - before.endTime.getTime()) / minute),
  };
}
