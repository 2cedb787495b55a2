import { z } from 'zod';
import { id } from './wire.ts';

/** What keeps an account from being deleted: `job` is still to be canceled or done, the rest is money that is open. */
export const openKinds = [
  'job',
  'unpaid_job',
  'recent_job',
  'report',
  'payment',
  'refund',
  'payout',
  'balance',
] as const;

export const openThing = z.object({
  kind: z.enum(openKinds),
  /** Where it is about a job. */
  jobId: id.optional(),
  jobTitle: z.string().optional(),
  /** When that job begins: ISO 8601 UTC, with the zone of its home. */
  ...{ startTime: z.string().optional(), timeZone: z.string().optional() },
  /** Of a balance or payment; negative where it is owed. */
  amountCents: z.number().int().optional(),
  /** When it ends by itself, where that is known: ISO 8601 UTC. */
  until: z.string().optional(),
});
export type OpenThing = z.infer<typeof openThing>;

/** Whether it is about money; anything else is in use. */
export const isMoney = ({ kind }: OpenThing): boolean => kind !== 'job';
