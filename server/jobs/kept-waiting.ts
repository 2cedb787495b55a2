import type { Cents } from '#contract/money.ts';
import type { WaitingReason } from '#contract/states.ts';

/** A cleaner's wait at the door, as JSON keeps it. */
export interface Waiting {
  reason: WaitingReason;
  /** Instants. */
  since: string;
  endedAt: string | null;
  /** The payout per estimated hour when the wait began. */
  centsPerHour: Cents;
  /** What it came to; null while it lasts. */
  payCents: Cents | null;
}
