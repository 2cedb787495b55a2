import type { User } from '#contract/accounts.ts';
import type { JobDetail } from '#contract/jobs.ts';

/** Which side of a job a reader is on; what they may do with it is in its `can`. */
export type Side = 'host' | 'assigned' | 'helper' | 'bidder' | 'admin';

export function sideOf(
  job: Pick<JobDetail, 'hostId' | 'cleanerId' | 'helping'>,
  user: Pick<User, 'id' | 'role'>,
): Side {
  if (user.id === job.hostId) return 'host';
  if (user.id === job.cleanerId) return 'assigned';
  if (job.helping) return 'helper';
  return user.role === 'ADMIN' ? 'admin' : 'bidder';
}

/** Whose side of the money a reader sees; whoever may still bid, or has lost the job, counts as a cleaner. */
export const viewerOf = {
  host: 'host',
  assigned: 'cleaner',
  helper: 'cleaner',
  bidder: 'cleaner',
  admin: 'other',
} as const satisfies Record<Side, string>;

/** Who works in the home, be it with their own job or along with another. */
export const worksThere = (side: Side): boolean => side === 'assigned' || side === 'helper';
