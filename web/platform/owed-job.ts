import { isRefusal } from './api-error.ts';

/** A finished job that is to be paid before another is posted. */
export interface OwedJob {
  jobId: string;
  title: string;
  amountCents: number;
}

/** The job that a refused posting names; null where it was refused for something else. */
export function owedJobOf(error: unknown): OwedJob | null {
  if (!isRefusal(error, 'payment_due')) return null;
  const { jobId, jobTitle = '', amountCents = 0 } = error.body;
  return jobId === undefined ? null : { jobId, title: jobTitle, amountCents };
}
