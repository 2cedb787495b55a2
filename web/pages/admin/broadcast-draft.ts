import { z } from 'zod';
import { broadcastAudiences } from '#contract/broadcast-words.ts';
import { testBroadcast } from '#contract/broadcasts.ts';
import { anyLine } from '#contract/text.ts';

/** What is written before anything is counted or confirmed; an empty city is everywhere. */
export const broadcastDraft = z.strictObject({
  audience: z.enum(broadcastAudiences),
  city: anyLine(80),
  ...testBroadcast.body.shape,
});
