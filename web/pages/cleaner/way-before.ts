import type { Stop } from '#contract/today.ts';

/** Where the way to a stop begins: what the stop before is called, null where that is home, and whether it is in the same home. */
export function wayBefore({ leg, job }: Stop, stops: readonly Stop[]): { from: string | null; sameHome: boolean } {
  const before = stops.find(({ job: { id } }) => id === leg.fromJobId)?.job;
  return { from: before?.title ?? null, sameHome: before?.propertyId === job.propertyId };
}
