import { z } from 'zod';
import { cents } from './amounts.ts';
import { waitingReasons } from './states.ts';
import { instant, maybe } from './wire.ts';

/** A wait at this job's door that is over, before the one that counts now. */
const earlierWait = z.object({ reason: z.enum(waitingReasons), since: instant, endedAt: instant });

/** The cleaner's wait at the door: nothing for 15 minutes, then paid by the minute, for 60 at most. */
export const waiting = z.object({
  reason: z.enum(waitingReasons),
  since: instant,
  endedAt: maybe(instant),
  centsPerHour: cents,
  /** What it and those before it came to; null while it lasts. */
  payCents: maybe(cents),
  /** From then on the cleaner may leave. */
  mayLeaveAt: instant,
  /** Those before it, in their order; their minutes count as if it had gone on. */
  earlier: z.array(earlierWait).optional(),
});
