import { postJob } from '#contract/calls.ts';
import type { Role } from '#contract/endpoint.ts';
import { to } from '#web/paths.ts';
import { otherDashboardAddresses } from '#web/platform/cleaner-tab-of.ts';
import { may } from '#web/platform/may.ts';

export interface NavigationLink {
  label: 'today' | 'dashboard' | 'postJob' | 'findCleaners' | 'calendar' | 'findJobs' | 'adminPanel';
  to: string;
  /** Only in the wide bar: on a phone a tab of the dashboard is the same. */
  wideOnly?: boolean;
  /** Other addresses that open the same screen. */
  also?: readonly string[];
}

/** What the reader’s role leads to; for a host only what their place on the team allows. */
export const linksOf = (role: Role): readonly NavigationLink[] =>
  navigation[role].filter(({ label }) => label !== 'postJob' || may(postJob));

/** The links of the top bar by role, in the order they are shown. */
const navigation: Record<Role, readonly NavigationLink[]> = {
  HOST: [
    { label: 'dashboard', to: to('hostDashboard') },
    { label: 'postJob', to: to('hostPostJob') },
    { label: 'findCleaners', to: to('findCleaners') },
    { label: 'calendar', to: to('hostCalendar'), wideOnly: true },
  ],
  CLEANER: [
    { label: 'today', to: to('cleanerToday'), wideOnly: true },
    { label: 'dashboard', to: to('cleanerDashboard'), also: otherDashboardAddresses },
    { label: 'findJobs', to: to('findJobs') },
  ],
  ADMIN: [{ label: 'adminPanel', to: to('admin') }],
};
