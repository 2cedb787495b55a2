import { z } from 'zod';
import { firstHours, mostInvitedFirst } from './first-invited.ts';
import { id } from './wire.ts';

/** Cleaners who are invited to a new job and see it alone for some hours, before all may bid. */
export const inviteFirst = z.strictObject({
  cleanerIds: z.array(id).min(1, 'firstNobody').max(mostInvitedFirst),
  hours: z.literal(firstHours),
  /** Not these cleaners by name, but whoever are the host’s favorites on the day a job is posted; these are those of today. */
  favorites: z.literal(true).optional(),
});
export type InviteFirst = z.infer<typeof inviteFirst>;
