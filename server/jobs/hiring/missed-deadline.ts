import { plus } from '#server/platform/clock.ts';
import type { JobRow } from '../lock-job.ts';
import { checkInGrace } from './terms.ts';

type Assigned = Pick<JobRow, 'status' | 'startTime' | 'confirmBy' | 'confirmedAt'>;

/**
 * Whether the assigned cleaner let a deadline pass: confirming, or starting within 30 minutes of the start. Who was
 * promoted so late that confirming ends after the start has 30 minutes from there.
 */
export function missedDeadline({ status, startTime, confirmBy, confirmedAt }: Assigned, now: Date): boolean {
  if (status !== 'ASSIGNED' || !confirmBy) return false;
  if (!confirmedAt && confirmBy <= now) return true;
  const from = confirmBy > startTime ? confirmBy : startTime;
  return plus(from, checkInGrace) <= now;
}
