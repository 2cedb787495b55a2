import type { User } from '#contract/accounts.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';

type Listed = Pick<JobDetail, 'cleanerId' | 'helping' | 'ownBid'>;

/** Where a job's page leads back to, and its words: for a cleaner to the list that the job is in. */
export function wayBack(job: Listed, { id, role }: Pick<User, 'id' | 'role'>) {
  if (role === 'ADMIN') return { to: roleHome(role), words: 'backAdmin' } as const;
  if (role !== 'CLEANER') return { to: roleHome(role), words: 'back' } as const;
  if (job.helping) return { to: to('cleanerToday'), words: 'back' } as const;
  const tab = job.cleanerId === id ? 'assigned' : job.ownBid ? 'bids' : 'jobs';
  return { to: to('cleanerDashboard', undefined, { tab }), words: tab === 'jobs' ? 'backOpen' : 'back' } as const;
}
