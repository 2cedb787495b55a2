import { z } from 'zod';
import { backgroundCheckStatuses } from './states.ts';
import { id, maybe } from './wire.ts';

/** Somebody who comes along to a job: as much as its host is told of them. */
export const helperOfJob = z.object({
  id,
  /** First name and initial: 'Luis R.' */
  name: z.string(),
  ...{ city: maybe(z.string()), state: maybe(z.string()) },
  check: maybe(z.enum(backgroundCheckStatuses)),
});
export type HelperOfJob = z.infer<typeof helperOfJob>;

/** Who ticked something off, skipped it or took a picture. */
export const doneBy = z.object({ id, name: z.string() });
export type DoneBy = z.infer<typeof doneBy>;

/** What every job says to somebody who comes along to it. */
export const helpingPart = {
  /** The caller is `cleaner`’s helper, and is told of no money: `payoutCents` is 0. */
  helping: z.literal(true).optional(),
};

/** What the page of a job adds. */
export const helpersPart = {
  /** Who comes along; only for those on the job. */
  helpers: z.array(helperOfJob).optional(),
};
