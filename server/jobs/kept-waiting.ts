import type { Cents } from '#contract/money.ts';
import type { WaitingReason } from '#contract/states.ts';

/** One that is over; instants. */
interface EarlierWait {
  reason: WaitingReason;
  since: string;
  endedAt: string;
}

/** A cleaner's wait at the door, as JSON keeps it. */
export interface Waiting {
  reason: WaitingReason;
  /** Instants. */
  since: string;
  endedAt: string | null;
  /** The payout per estimated hour when the wait began. */
  centsPerHour: Cents;
  /** What it and those before it came to; null while it lasts. */
  payCents: Cents | null;
  /** The waits at this door before it, in their order; left out if there was none. */
  earlier?: EarlierWait[];
}
