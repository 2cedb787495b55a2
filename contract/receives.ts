import type { Job } from './jobs.ts';
import { type Cents, toCents } from './money.ts';
import { type FixedFees, splitOf } from './split.ts';

type Paid = FixedFees & Pick<Job, 'payoutCents'> & Partial<Pick<Job, 'receivedCents' | 'waitingPayCents'>>;

/** What a job brings its cleaner: as the books have it once it is paid, before that with what their wait at the door adds. */
export const receivesOf = (job: Paid): Cents =>
  job.receivedCents ?? toCents(splitOf(job.payoutCents, job).cleanerReceivesCents + (job.waitingPayCents ?? 0));
