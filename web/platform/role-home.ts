import type { Role } from '#contract/endpoint.ts';
import { to } from '#web/paths.ts';

/** Where someone lands after signing in. */
export function roleHome(role: Role | undefined): string {
  switch (role) {
    case 'HOST':
      return to('hostDashboard');
    case 'CLEANER':
      return to('cleanerDashboard');
    case 'ADMIN':
      return to('adminSection', { section: 'dashboard' });
    default:
      return to('home');
  }
}
