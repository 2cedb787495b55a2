import type { OwedJob } from '#contract/errors.ts';
import { isRefusal } from './api-error.ts';

/** The job that a refused posting names; null where it was refused for something else. */
export function owedJobOf(error: unknown): OwedJob | null {
  if (!isRefusal(error, 'payment_due')) return null;
  const { jobId, jobTitle, amountCents } = error.body;
  if (jobId === undefined || jobTitle === undefined || amountCents === undefined) return null;
  return { jobId, jobTitle, amountCents };
}
