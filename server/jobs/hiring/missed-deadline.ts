import { plus } from '#server/platform/clock.ts';
import type { JobRow } from '../lock-job.ts';
import { checkInGrace } from './terms.ts';

type Assigned = Pick<JobRow, 'status' | 'startTime' | 'confirmBy' | 'confirmedAt'>;

/**
 * Whether the assigned cleaner missed a deadline: to confirm, or to start within 30 minutes of the start. A backup
 * whose time to confirm ends after the start gets those 30 minutes from there.
 */
export function missedDeadline({ status, startTime, confirmBy, confirmedAt }: Assigned, now: Date): boolean {
  if (status !== 'ASSIGNED' || !confirmBy) return false;
  if (!confirmedAt && confirmBy <= now) return true;
  const from = confirmBy > startTime ? confirmBy : startTime;
  return plus(from, checkInGrace) <= now;
}
