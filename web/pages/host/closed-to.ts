import type { ActingFor } from '#web/platform/acting-for.ts';
import type { DashboardTab } from './use-tab.ts';

/** What a member of the host’s team has no part in: cleaners are the whole host’s, and a viewer pays nothing. */
export function closedTo(acting: ActingFor | null): DashboardTab[] {
  if (!acting) return [];
  return [...(acting.some ? ['cleaners' as const] : []), ...(acting.role === 'VIEWER' ? ['billing' as const] : [])];
}
