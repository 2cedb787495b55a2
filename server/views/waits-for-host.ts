import { type Cents, toCents } from '#contract/money.ts';
import type { Reader } from '#server/platform/db.ts';
import { unpaidJobs } from './unpaid-jobs.ts';

/** What a cleaner gets for all that is submitted and not paid yet, together. */
export async function waitsForHost(reader: Reader, cleanerId: string, now: Date): Promise<Cents> {
  const unpaid = await unpaidJobs(reader, cleanerId, now);
  return toCents(unpaid.reduce((sum, { amountCents }) => sum + amountCents, 0));
}
