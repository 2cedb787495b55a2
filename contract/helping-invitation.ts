import { z } from 'zod';
import { id, instant } from './wire.ts';

/** A cleaner has asked the caller, by the address of their account, to come along to cleanings. */
export const helpingInvitation = z.object({ id, cleaner: z.string(), expiresAt: instant });
export type HelpingInvitation = z.infer<typeof helpingInvitation>;
