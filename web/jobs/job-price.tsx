import { type PricedJob, useJobPrice } from './use-job-price.ts';

interface JobPriceProps {
  job: PricedJob;
  viewer: 'host' | 'cleaner';
}

/** At the end of a job's card: the reader's own money, large, and the price it comes from. */
export function JobPrice({ job, viewer }: JobPriceProps) {
  const { label, amount, before } = useJobPrice(job, viewer);
  return (
    <p className="text-end text-12 text-ink-soft tabular-nums">
      {label}
      <span className="block text-20 font-semibold text-ink">
        <bdi>{amount}</bdi>
      </span>
      {before && (
        <>
          {before.label} <bdi>{before.amount}</bdi>
        </>
      )}
    </p>
  );
}
