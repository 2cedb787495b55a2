import type { JobFit } from '#contract/before-bid.ts';
import { toCents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { perHourCents } from '#contract/weigh-job.ts';

type Worth = Pick<JobFit, 'cleanerFeeCents' | 'usual' | 'way'>;

/** What the cleaner keeps at a price, for each hour of work and travel. */
export function hourlyOf(payoutCents: number, { cleanerFeeCents, usual, way }: Worth): number {
  const { cleanerReceivesCents } = splitOf(toCents(payoutCents), { cleanerFeeCents });
  return perHourCents(cleanerReceivesCents, usual.minutes, way?.minutes ?? 0);
}
