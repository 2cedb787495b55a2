import { type Cents, toCents } from './money.ts';
import type { Split } from './split.ts';
import type { JobStatus } from './states.ts';
import { cancelFreeUntil } from './terms.ts';

interface Canceled {
  status: JobStatus;
  startTime: Date | string;
  payoutCents: Cents;
}

/**
 * Both sides' money if the host cancels at this moment: for an assigned job less than 24 hours before its start, half
 * the payout goes to the cleaner, an odd half rounded up to the cent, and Freshkey keeps nothing. From the start on a
 * job that is still assigned has a cleaner who has not come: nobody is paid for that.
 */
export function lateCancelOf({ status, startTime, payoutCents }: Canceled, now: Date): Split {
  const left = new Date(startTime).getTime() - now.getTime();
  const isLate = status === 'ASSIGNED' && left > 0 && left < cancelFreeUntil;
  const half = toCents(isLate ? Math.ceil(payoutCents / 2) : 0);
  return { hostPaysCents: half, cleanerReceivesCents: half, platformKeepsCents: toCents(0) };
}
