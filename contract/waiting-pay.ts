import { type Cents, toCents } from './money.ts';
import { mostWaitAlarms, waitingApprovedAfter, waitingGrace, waitingPaidFor } from './terms.ts';

const minute = 60_000;

/**
 * What a cleaner earns by waiting: nothing for the first 15 minutes, then the payout per estimated hour, for each full
 * minute, 60 at most. Rounded up to the cent.
 */
export function waitingPayOf(centsPerHour: number, waitedMilliseconds: number): Cents {
  const paid = Math.min(Math.max(0, waitedMilliseconds - waitingGrace), waitingPaidFor);
  return toCents(Math.ceil((centsPerHour * Math.floor(paid / minute)) / 60));
}

/** The payout per estimated hour, in whole cents. */
export const centsPerHourOf = (payoutCents: number, estimatedHours: number): Cents =>
  toCents(Math.round(payoutCents / estimatedHours));

/** What a cleaning that could not be done is worth, besides the waiting: half the payout, rounded up to the cent. */
export const couldNotCleanPayOf = (payoutCents: number): Cents => toCents(Math.ceil(payoutCents / 2));

/**
 * The pay for the wait of a cleaner who leaves: what the half has left of the payout at most, so that not cleaning is
 * never worth more than cleaning.
 */
export const leavingWaitPayOf = (payoutCents: number, centsPerHour: number, waitedMilliseconds: number): Cents =>
  toCents(Math.min(waitingPayOf(centsPerHour, waitedMilliseconds), payoutCents - couldNotCleanPayOf(payoutCents)));

/** All waits at one door: the one that counts now, and those before it. */
export interface Waits {
  /** Instants, here and below. */
  since: string;
  earlier?: readonly { since: string; endedAt: string }[] | undefined;
}

/** How long the waits before this one lasted, in milliseconds. */
export const waitedBefore = ({ earlier = [] }: Pick<Waits, 'earlier'>): number =>
  earlier.reduce((sum, { since, endedAt }) => sum + Date.parse(endedAt) - Date.parse(since), 0);

/** How long the cleaner has waited at this door by then, all waits together, in milliseconds. */
export const waitedBy = (waits: Waits, now: number): number => waitedBefore(waits) + now - Date.parse(waits.since);

/** When this wait begins to be paid: minutes of earlier ones have used up their part of the grace. */
export const waitingPaidFrom = (waits: Waits): Date =>
  new Date(Date.parse(waits.since) + Math.max(0, waitingGrace - waitedBefore(waits)));

/** From then on the cleaner may leave; each wait leaves the host the time of the grace to come, however many were before. */
export const mayLeaveAt = (waits: Waits): Date =>
  new Date(Date.parse(waits.since) + Math.max(waitingGrace, waitingGrace + waitingPaidFor - waitedBefore(waits)));

/**
 * Whether the host is alerted to a wait: whoever has not come after three that lasted as long as the grace is to be
 * called. One that was taken back sooner counts for none.
 */
export const isAlarm = ({ earlier = [] }: Pick<Waits, 'earlier'>): boolean =>
  earlier.filter(({ since, endedAt }) => Date.parse(endedAt) - Date.parse(since) >= waitingGrace).length <
  mostWaitAlarms;

/** Whether the pay for a wait is still to be charged: the host has a day from the submission on to contest it. */
export function isWaitingPayToCome(timeline: readonly { kind: string; at: string }[], now: number): boolean {
  const submitted = timeline.find(({ kind }) => kind === 'SUBMITTED');
  return !submitted || now < Date.parse(submitted.at) + waitingApprovedAfter;
}
