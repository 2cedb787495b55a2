import { z } from 'zod';
import { jobSides, timelineKinds } from './states.ts';
import { instant, maybe } from './wire.ts';

/** A change of a job's state. */
export const jobStep = z.object({
  kind: z.enum(timelineKinds),
  at: instant,
  actor: maybe(z.string()),
  /** Told to the host and to admins only, as far as it is known: whose the job was until then, and whose from then on. */
  ...{ left: z.string().optional(), cameIn: z.string().optional() },
  /** Which of the job's two people it was, where they have deleted their account: they have no name any more. */
  side: z.enum(jobSides).optional(),
  /** Canceled or reopened only because its stay was gone, or back: by the host's decision, or by a calendar. */
  withStay: z.literal(true).optional(),
  /** Assigned by the host’s own rule, without asking them; told to the host and to admins only. */
  byRule: z.literal(true).optional(),
});

/** How a job followed its stay to another day while it was OPEN: its start before and since then. A job's are first to last. */
export const stayMove = z.object({ from: instant, to: instant, at: instant });
