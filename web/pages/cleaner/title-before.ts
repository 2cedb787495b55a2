import type { Stop } from '#contract/today.ts';

/** What the stop before is called; null where the way begins at home. */
export const titleBefore = ({ leg }: Stop, stops: readonly Stop[]): string | null =>
  stops.find(({ job }) => job.id === leg.fromJobId)?.job.title ?? null;
