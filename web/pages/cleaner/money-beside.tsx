import type { CleanerOverview } from '#contract/overviews.ts';
import { EarningsOverview } from './earnings-overview.tsx';

/** This month’s money where a wide window has room for it; on a phone it has a place of its own in the bar. */
export const MoneyBeside = ({ overview }: { overview: CleanerOverview }) => (
  <div className="max-lg:hidden">
    <EarningsOverview overview={overview} />
  </div>
);
