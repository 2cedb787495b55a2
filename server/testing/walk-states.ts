import type { DisputeStatus, JobSide, JobStatus } from '#contract/states.ts';
import { hour, minute } from '#server/platform/clock.ts';

/** What of a job matters to its abilities. */
export interface WalkedState {
  status: JobStatus;
  startsIn: number;
  confirmed?: boolean;
  reviewed?: boolean;
  offeredChange?: boolean;
  waitedFor?: number;
  submittedAgo?: number;
  report?: DisputeStatus;
  acceptedBy?: JobSide;
  workBegun?: boolean;
  extraDue?: boolean;
  /** Only whom the host has invited know of it. */
  invitedFirst?: boolean;
}

/** How far from now each kind of job starts, and its column values. */
export const states = {
  OPEN: { status: 'OPEN', startsIn: 48 * hour },
  'OPEN, invited first': { status: 'OPEN', startsIn: 48 * hour, invitedFirst: true },
  'OPEN, over': { status: 'OPEN', startsIn: -6 * hour },
  ASSIGNED: { status: 'ASSIGNED', startsIn: 48 * hour },
  'ASSIGNED, confirmed': { status: 'ASSIGNED', startsIn: 48 * hour, confirmed: true },
  'ASSIGNED, a change offered': { status: 'ASSIGNED', startsIn: 48 * hour, offeredChange: true },
  'ASSIGNED, about to start': { status: 'ASSIGNED', startsIn: hour },
  'ASSIGNED, at the door': { status: 'ASSIGNED', startsIn: -10 * minute },
  IN_PROGRESS: { status: 'IN_PROGRESS', startsIn: -hour },
  'IN_PROGRESS, begun': { status: 'IN_PROGRESS', startsIn: -hour, workBegun: true },
  'IN_PROGRESS, waiting': { status: 'IN_PROGRESS', startsIn: -hour, waitedFor: 10 * minute },
  'IN_PROGRESS, waited long': { status: 'IN_PROGRESS', startsIn: -2 * hour, waitedFor: 80 * minute },
  SUBMITTED: { status: 'SUBMITTED', startsIn: -6 * hour },
  PAID: { status: 'PAID', startsIn: -6 * hour },
  'SUBMITTED, long ago': { status: 'SUBMITTED', startsIn: -80 * hour, submittedAgo: 73 * hour },
  'SUBMITTED, reported': { status: 'SUBMITTED', startsIn: -6 * hour, report: 'OPEN' },
  'SUBMITTED, proposed': { status: 'SUBMITTED', startsIn: -6 * hour, report: 'PROPOSED' },
  'PAID, proposed and accepted by the host': {
    status: 'PAID',
    startsIn: -6 * hour,
    report: 'PROPOSED',
    acceptedBy: 'host',
  },
  'PAID, escalated': { status: 'PAID', startsIn: -6 * hour, report: 'ESCALATED' },
  'PAID, resolved': { status: 'PAID', startsIn: -6 * hour, report: 'RESOLVED' },
  'PAID, reviewed': { status: 'PAID', startsIn: -6 * hour, reviewed: true },
  CANCELED: { status: 'CANCELED', startsIn: 48 * hour },
  'CANCELED, its pay refused': { status: 'CANCELED', startsIn: 2 * hour, extraDue: true },
} as const satisfies Record<string, WalkedState>;
export type State = keyof typeof states;
// the keys of the table above
export const allStates = Object.keys(states) as State[];
