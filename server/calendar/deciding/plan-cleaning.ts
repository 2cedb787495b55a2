import type { CleaningReason } from '#contract/calendar-words.ts';
import { addDays } from '#contract/days.ts';
import { isHeld, type JobStatus } from '#contract/states.ts';
import { isUnknownZone } from '#contract/zoned-time.ts';
import { cleaningWindow, type HouseHours } from './cleaning-window.ts';

export interface Cleaning {
  code: CleaningReason;
  startTime?: string;
  from?: string;
}

/** The job that a booking has. */
export interface StayJob {
  id: string;
  status: JobStatus;
  startTime: Date;
  arrivalSameDay: boolean;
  /** False where the host had posted it by hand. */
  own: boolean;
  /** The check-out day that it was posted or last moved for. */
  forDay: string;
}

export interface CleaningPlan {
  cleaning: Cleaning;
  /** What is to be done about the job. */
  action: 'post' | 'adopt' | 'move' | 'mark' | 'cancel' | 'offer' | 'take back' | 'tell lost' | 'tell back' | null;
  window: { startTime: Date; endTime: Date } | null;
  arrivalSameDay: boolean;
}

interface Given {
  booking: { checkOut: string; status: 'confirmed' | 'tentative' | 'canceled' };
  job: StayJob | null;
  property: HouseHours & { autoCreateJobs: boolean };
  /** A job that the host has posted for that day without a stay. */
  jobByHand: boolean;
  hasCard: boolean;
  /** Another calendar has a guest in the house on the check-out day, and the host has not said that both are stays. */
  insideStay: boolean;
  /** The host has not paid for an earlier job. */
  owes: boolean;
  arrivalSameDay: boolean;
  /** The new check-out day that was offered, or of which host and cleaner were told, if any. */
  toldDay: string | null;
  /** They were told that the stay is gone, or no longer confirmed. */
  toldLost: LostStay | null;
  today: string;
  now: Date;
}

/** A stay without which somebody is booked all the same. */
export const lostStays = ['jobToCancel', 'jobUnsure'] as const satisfies CleaningReason[];
export type LostStay = (typeof lostStays)[number];

const ahead = 60;

/** What becomes of the cleaning after one stay. Changes nothing itself. */
export function planCleaning(given: Given): CleaningPlan {
  const { booking, job, arrivalSameDay } = given;
  const window = cleaningWindow(booking.checkOut, given.property);
  const plan = (code: CleaningReason, action: CleaningPlan['action'] = null, values: Partial<Cleaning> = {}) => ({
    ...{ cleaning: { code, ...values }, action, window, arrivalSameDay },
  });
  if (booking.status !== 'confirmed') return job?.own ? withoutStay(given, plan) : plan('none');
  if (job && (job.own || job.forDay === booking.checkOut)) return withJob(given, job, plan);
  if (!given.property.autoCreateJobs) return plan('off');
  if (booking.checkOut > addDays(given.today, ahead))
    return plan('later', null, { from: addDays(booking.checkOut, -ahead) });
  if (isUnknownZone(given.property.timeZone)) return plan('needsZone');
  if (!window) return plan('needsHours');
  if (window.startTime <= given.now) return plan('tooLate');
  if (given.jobByHand) return plan('jobByHand', 'adopt');
  if (given.insideStay) return plan('overlaps');
  if (!given.hasCard) return plan('needsCard');
  if (given.owes) return plan('needsPayment');
  return plan('jobCreated', 'post', { startTime: window.startTime.toISOString() });
}

type Plan = (code: CleaningReason, action?: CleaningPlan['action'], values?: Partial<Cleaning>) => CleaningPlan;

/** The stay is gone, or no longer certain. */
function withoutStay({ booking, job, toldLost }: Given, plan: Plan): CleaningPlan {
  if (job?.status === 'OPEN') return plan('none', 'cancel');
  // what somebody has taken is not canceled over their head
  if (!job || !isHeld(job.status)) return plan('none');
  const code = booking.status === 'tentative' ? 'jobUnsure' : 'jobToCancel';
  return plan(code, toldLost === code ? null : 'tell lost');
}

function withJob(
  { booking, arrivalSameDay, insideStay, toldDay, toldLost, now }: Given,
  job: StayJob,
  plan: Plan,
): CleaningPlan {
  if (!job.own) return plan(job.status === 'CANCELED' ? 'jobCanceled' : 'jobByHand');
  if (job.status === 'CANCELED') return plan('jobCanceled');
  const stands = { startTime: job.startTime.toISOString() };
  const { window } = plan('none');
  const isElsewhere = job.forDay !== booking.checkOut && window !== null;
  if (job.status === 'OPEN') {
    if (isElsewhere && window.startTime > now)
      return plan('jobCreated', 'move', { startTime: window.startTime.toISOString() });
    // a job cannot be moved into the past: it stays where it was, and the host is told why
    if (isElsewhere) return plan('tooLate', null, stands);
    const code = insideStay ? 'overlaps' : 'jobCreated';
    return plan(code, job.arrivalSameDay === arrivalSameDay ? null : 'mark', stands);
  }
  if (toldLost && !isElsewhere && isHeld(job.status)) return plan('jobCreated', 'tell back', stands);
  if (!isHeld(job.status) || !isElsewhere) return plan('jobCreated', toldDay === null ? null : 'take back', stands);
  const proposed = { startTime: window.startTime.toISOString() };
  return plan('jobToMove', toldDay === booking.checkOut ? null : 'offer', proposed);
}
