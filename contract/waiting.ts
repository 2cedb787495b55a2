import { z } from 'zod';
import { cents } from './amounts.ts';
import { waitingReasons } from './states.ts';
import { instant, maybe } from './wire.ts';

/** The cleaner's wait at the door: nothing for 15 minutes, then paid by the minute, for 60 at most. */
export const waiting = z.object({
  reason: z.enum(waitingReasons),
  since: instant,
  endedAt: maybe(instant),
  centsPerHour: cents,
  /** What it came to; null while it lasts. */
  payCents: maybe(cents),
  /** From then on the cleaner may leave. */
  mayLeaveAt: instant,
});
