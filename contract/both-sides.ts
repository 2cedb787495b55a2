import { lateCancelOf } from './late-cancel.ts';
import { type Cents, toCents } from './money.ts';
import { type FixedFees, type Split, splitOf } from './split.ts';
import { couldNotCleanPayOf, leavingWaitPayOf } from './waiting-pay.ts';

/** A click that moves money, or agrees to it. */
export type MoneyClick =
  /** Post, bid, accept, pay, and come back and finish. */
  | { click: 'job'; payoutCents: Cents; fees?: FixedFees }
  /** A report is resolved with this payout. */
  | { click: 'decision'; payoutCents: Cents; fees: FixedFees }
  | { click: 'tip'; tipCents: Cents }
  | { click: 'cancel'; job: Parameters<typeof lateCancelOf>[0]; now: Date }
  /** The cleaner leaves after waiting this long, in milliseconds. */
  | { click: 'leave'; payoutCents: Cents; centsPerHour: number; waited: number };

/** What the host pays, the cleaner receives and Freshkey keeps because of a click; shown before it, booked after it. */
export function bothSides(move: MoneyClick): Split {
  switch (move.click) {
    case 'job':
      return splitOf(move.payoutCents, move.fees);
    case 'decision':
      // at nothing both fees are waived
      return move.payoutCents === 0 ? wholeOf(0) : splitOf(move.payoutCents, move.fees);
    case 'tip':
      return wholeOf(move.tipCents);
    case 'cancel':
      return lateCancelOf(move.job, move.now);
    case 'leave':
      return wholeOf(
        couldNotCleanPayOf(move.payoutCents) + leavingWaitPayOf(move.payoutCents, move.centsPerHour, move.waited),
      );
  }
}

/** All of it is the cleaner's. */
const wholeOf = (cents: number): Split => ({
  hostPaysCents: toCents(cents),
  cleanerReceivesCents: toCents(cents),
  platformKeepsCents: toCents(0),
});
