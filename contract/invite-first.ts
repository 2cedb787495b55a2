import { z } from 'zod';
import { id } from './wire.ts';

/** For how many hours those who are invited first have a job to themselves. */
export const firstHours = [2, 6, 12, 24] as const;
/** How many cleaners can be invited first; each gets a mail. */
export const mostInvitedFirst = 10;

/** Cleaners who are invited to a new job and see it alone for some hours, before all may bid. */
export const inviteFirst = z.strictObject({
  cleanerIds: z.array(id).min(1, 'firstNobody').max(mostInvitedFirst),
  hours: z.literal(firstHours),
});
export type InviteFirst = z.infer<typeof inviteFirst>;
