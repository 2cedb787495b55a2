import { screens, splitLanguage } from '#web/paths.ts';

export const cleanerTabs = [
  'overview',
  'recommended',
  'jobs',
  'requests',
  'bids',
  'assigned',
  'clients',
  'earnings',
  'availability',
  'referrals',
  'profile',
] as const;
export type CleanerTab = (typeof cleanerTabs)[number];

/** Addresses that open the dashboard, and at which part of it. */
const partOf: Readonly<Record<string, CleanerTab>> = {
  [screens.cleanerDashboard]: 'overview',
  [screens.cleanerDashboardFull]: 'overview',
  [screens.cleanerAvailability]: 'availability',
  [screens.cleanerPayouts]: 'earnings',
  [screens.cleanerJobs]: 'jobs',
  [screens.cleanerClients]: 'clients',
};

/** All that open the dashboard but its own. */
export const otherDashboardAddresses = Object.keys(partOf).filter((path) => path !== screens.cleanerDashboard);

/** The part of a cleaner's work that an address shows; null outside of it. The public list of jobs is one of them. */
export function cleanerTabOf(pathname: string, search: string): CleanerTab | null {
  const path = pathOf(pathname);
  if (path === screens.findJobs) return 'jobs';
  const first = partOf[path];
  return (first && askedTab(search)) ?? first ?? null;
}

/** Where a phone shows the day: its own screen, and the dashboard as long as no part of it is asked for. */
export function isCleanerHome(pathname: string, search: string): boolean {
  const path = pathOf(pathname);
  return path === screens.cleanerToday || (partOf[path] === 'overview' && !askedTab(search));
}

/** An old or mistyped link asks for a part that there is none of: the dashboard shows the first under its own address. */
export function asksForNoPart(pathname: string, search: string): boolean {
  return pathOf(pathname) in partOf && new URLSearchParams(search).has('tab') && !askedTab(search);
}

const pathOf = (pathname: string): string => splitLanguage(pathname).path.replace(/\/$/, '');

/** What parts are called in links from elsewhere: those of the second dashboard of the specification. */
const otherNames: ReadonlyMap<string | null, CleanerTab> = new Map([
  ['available-jobs', 'jobs'],
  ['my-bids', 'bids'],
  ['assigned-jobs', 'assigned'],
]);

function askedTab(search: string): CleanerTab | undefined {
  const asked = new URLSearchParams(search).get('tab');
  return cleanerTabs.find((name) => name === asked) ?? otherNames.get(asked);
}
