import type { Role } from '#contract/endpoint.ts';
import { to } from '#web/paths.ts';

export interface NavigationLink {
  label: 'dashboard' | 'postJob' | 'findCleaners' | 'calendar' | 'findJobs' | 'adminPanel';
  to: string;
  /** Only in the wide bar: on a phone the dashboard leads there. */
  wideOnly?: boolean;
}

/** The links of the top bar by role, in the order they are shown. */
export const navigation: Record<Role, readonly NavigationLink[]> = {
  HOST: [
    { label: 'dashboard', to: to('hostDashboard') },
    { label: 'postJob', to: to('hostPostJob') },
    { label: 'findCleaners', to: to('findCleaners'), wideOnly: true },
    { label: 'calendar', to: to('hostCalendar'), wideOnly: true },
  ],
  CLEANER: [
    { label: 'dashboard', to: to('cleanerDashboard') },
    { label: 'findJobs', to: to('findJobs') },
  ],
  ADMIN: [{ label: 'adminPanel', to: to('admin') }],
};
