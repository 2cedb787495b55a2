import type { User } from '#contract/accounts.ts';
import type { JobDetail } from '#contract/jobs.ts';

/** On which side of a job a reader stands; what they may do with it is in its `can`. */
export type Side = 'host' | 'assigned' | 'bidder' | 'admin';

export function sideOf(job: Pick<JobDetail, 'hostId' | 'cleanerId'>, user: Pick<User, 'id' | 'role'>): Side {
  if (user.id === job.hostId) return 'host';
  if (user.id === job.cleanerId) return 'assigned';
  return user.role === 'ADMIN' ? 'admin' : 'bidder';
}
