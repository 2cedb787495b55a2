import type { HostOverview } from '#contract/overviews.ts';

/** No job was ever posted: to one that is, something happens. Until then the overview leads there step by step. */
export const isStarting = (overview: HostOverview | undefined): boolean => overview?.recent.length === 0;
