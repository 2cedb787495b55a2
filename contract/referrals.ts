import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { anyLine } from './text.ts';
import { instant, maybe } from './wire.ts';

const referrals = z.object({
  /** To be given away: whoever registers as a cleaner with it counts as invited. */
  code: z.string(),
  /** How many cleaners have registered with the code, and how many of them have completed a first job. */
  invited: z.number().int(),
  completed: z.number().int(),
  /** Cleanings without the cleaner’s fee that no job holds or has used; the next assignment takes the oldest. */
  creditsLeft: z.number().int(),
  /** Of paid jobs; each has saved the cleaner's fee. */
  creditsUsed: z.number().int(),
  savedCents: cents,
  /** Who registered with the code, the newest first, 200 at most. */
  items: z.array(
    z.object({
      /** The first name. */
      name: z.string(),
      joinedAt: instant,
      completedAt: maybe(instant),
      creditsEarned: z.number().int(),
    }),
  ),
});
export type Referrals = z.infer<typeof referrals>;
export const getReferrals = endpoint({
  method: 'GET',
  path: '/api/cleaner/referrals',
  access: ['CLEANER'],
  summary: 'The cleaner’s referral code, who came with it, and the cleanings without fee that are left',
  status: 200,
  answer: referrals,
  whileSuspended: true,
});

export const whoInvites = endpoint({
  method: 'GET',
  path: '/api/referral-codes/{code}',
  access: 'anyone',
  summary:
    'The first name of the cleaner whose code an invitation’s link carries, for someone who signs up by it; 404 for no one’s',
  status: 200,
  params: z.strictObject({ code: anyLine(40) }),
  answer: z.object({ firstName: z.string() }),
});
