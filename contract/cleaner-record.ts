import { z } from 'zod';

/** How a cleaner has kept their word on all their jobs; withdrawals because of a changed job are not counted. */
export const cleanerRecord = z.object({
  /** Jobs begun, and those of them begun within the 30 minutes of the check-in rule. */
  ...{ started: z.number().int(), startedOnTime: z.number().int() },
  /** Hires that were confirmed or begun, or lost to a deadline; and the former of them. */
  ...{ asked: z.number().int(), confirmedInTime: z.number().int() },
  withdrawals: z.number().int(),
});
export type CleanerRecord = z.infer<typeof cleanerRecord>;
