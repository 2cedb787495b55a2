import type { JobDetail } from '#contract/jobs.ts';
import { screens } from '#web/paths.ts';
import { type CleanerTab, cleanerTabOf, isCleanerHome } from './cleaner-tab-of.ts';

/** The entries of a phone's bar. What has none of its own is one tap behind the last. */
export const cleanerPlaces = ['today', 'jobs', 'assigned', 'earnings', 'more'] as const;
export type CleanerPlace = (typeof cleanerPlaces)[number];

/** What a phone shows as the parts of one place: finding work, and the work that one has or has asked for. */
export const partsOfPlace = {
  jobs: ['jobs', 'recommended'],
  assigned: ['assigned', 'bids'],
} as const satisfies Partial<Record<CleanerPlace, readonly CleanerTab[]>>;

/** Which entry of the bar an address belongs to; null for one that a page of any place may lead to. */
export function cleanerPlaceOf(pathname: string, search: string): CleanerPlace | null {
  if (isCleanerHome(pathname, search)) return 'today';
  if (pathname === screens.cleanerHelpers) return 'more';
  const tab = cleanerTabOf(pathname, search);
  return tab && placeOfTab(tab);
}

/** Where a job belongs: to the work that one has, helps with or has asked for, or to what can be found. */
export function placeOfJob(job: Pick<JobDetail, 'cleanerId' | 'helping' | 'ownBid'>, ownId: string): CleanerPlace {
  return job.cleanerId === ownId || job.helping || job.ownBid ? 'assigned' : 'jobs';
}

export function placeOfTab(tab: CleanerTab): CleanerPlace {
  if (tab === 'jobs' || tab === 'recommended') return 'jobs';
  if (tab === 'assigned' || tab === 'bids') return 'assigned';
  return tab === 'earnings' ? 'earnings' : 'more';
}
