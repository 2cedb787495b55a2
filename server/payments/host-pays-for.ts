import { bothSides } from '#contract/both-sides.ts';
import type { Cents } from '#contract/money.ts';
import { type JobRow, payoutDue } from '#server/jobs/index.ts';

/** What the host pays for a job as things stand; nothing where a report was resolved with nothing. */
export const hostPaysFor = (
  job: Pick<JobRow, 'payoutCents' | 'decidedPayoutCents' | 'hostFeeCents' | 'cleanerFeeCents'>,
): Cents => bothSides({ click: 'decision', payoutCents: payoutDue(job), fees: job }).hostPaysCents;
