import { z } from 'zod';
import { instant } from './wire.ts';

/** Since when a cleaner is paid nothing out, and why, as an admin wrote it to them. */
export const payoutHold = z.object({ since: instant, reason: z.string() });
export type PayoutHold = z.infer<typeof payoutHold>;
