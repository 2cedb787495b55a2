import type { Role } from '#contract/endpoint.ts';
import { to } from '#web/paths.ts';

export interface NavigationLink {
  label: 'dashboard' | 'postJob' | 'calendar' | 'findJobs' | 'adminPanel';
  to: string;
  /** Only in the wide bar: the mobile menu leaves it out. */
  wideOnly?: boolean;
}

/** The links of the top bar by role, in the order they are shown. */
export const navigation: Record<Role, readonly NavigationLink[]> = {
  HOST: [
    { label: 'dashboard', to: to('hostDashboard') },
    { label: 'postJob', to: to('hostPostJob') },
    { label: 'calendar', to: to('hostCalendar'), wideOnly: true },
  ],
  CLEANER: [
    { label: 'dashboard', to: to('cleanerDashboard') },
    { label: 'findJobs', to: to('findJobs') },
  ],
  ADMIN: [{ label: 'adminPanel', to: to('admin') }],
};
