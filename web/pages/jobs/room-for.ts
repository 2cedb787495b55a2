import type { JobDetail } from '#contract/jobs.ts';
import type { Side } from './side-of.ts';

// How high the late parts of a job become, on a phone and on a desktop: what stands below them does not jump then.

export function roomForChoice({ bids = [] }: JobDetail): string {
  const standing = bids.filter(({ status }) => status === 'PENDING').length;
  if (standing === 0) return 'h-60 lg:h-36';
  return standing === 1 ? 'h-176 lg:h-126' : 'h-260 lg:h-164';
}

export const roomForReport = ({ status }: NonNullable<JobDetail['dispute']>): string =>
  status === 'OPEN' ? 'h-82 lg:h-66' : 'h-200 lg:h-130';

export function roomForReviews({ can }: JobDetail, side: Side): string {
  if (!can.includes('review')) return 'h-84 lg:h-72';
  return side === 'host' ? 'h-200 lg:h-184' : 'h-142 lg:h-137';
}

export function roomForAccess({ can }: JobDetail, side: Side): string {
  if (side === 'host') return 'h-34 lg:h-23';
  return can.includes('seeAccess') ? 'h-31' : 'h-23 lg:h-17.5';
}
