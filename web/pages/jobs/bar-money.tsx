import type { JobDetail } from '#contract/jobs.ts';
import { useJobPrice } from '#web/jobs/use-job-price.ts';

/** In a bar at the thumb, beside its button: what the cleaner who reads would receive. */
export function BarMoney({ job }: { job: JobDetail }) {
  const { label, amount } = useJobPrice(job, 'cleaner');
  return (
    <p className="shrink-0 text-12 text-ink-soft tabular-nums">
      {label}
      <bdi className="block text-20 font-semibold text-ink">{amount}</bdi>
    </p>
  );
}
