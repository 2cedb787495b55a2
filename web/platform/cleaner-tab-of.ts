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

/** The part of a cleaner's work that an address shows; null outside of it. The public list of jobs is one of them. */
export function cleanerTabOf(pathname: string, search: string): CleanerTab | null {
  const path = splitLanguage(pathname).path.replace(/\/$/, '');
  if (path === screens.findJobs) return 'jobs';
  const first = partOf[path];
  const asked = new URLSearchParams(search).get('tab');
  return (first && cleanerTabs.find((name) => name === asked)) ?? first ?? null;
}
