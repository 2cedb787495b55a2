import { z } from 'zod';
import { cents } from './amounts.ts';
import { maybe } from './wire.ts';

/** What the bank has sent back, and the provider’s code for why. */
export const returnedPayout = z.object({ amountCents: cents, failure: maybe(z.string()) });
export type ReturnedPayout = z.infer<typeof returnedPayout>;
