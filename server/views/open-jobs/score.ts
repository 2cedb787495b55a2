import type { BusyTime } from '#contract/busy-calendars.ts';
import { timeOfWay } from '#contract/leg.ts';
import type { Weekday } from '#contract/states.ts';
import { perHourCents } from '#contract/weigh-job.ts';
import { localTime } from '#contract/zoned-time.ts';
import { minute } from '#server/platform/clock.ts';

/** A cleaner's wishes and days. */
export interface Wishes {
  radiusKm: number;
  cleaningTypes: readonly string[];
  minPayoutCents: number;
  /** Which of these are their own and not those that a profile begins with: only they are given as reasons. */
  said: { minimum: boolean; types: boolean; hours: boolean };
  hourlyRateCents: number;
  /** What a cleaner pays for a job now. */
  feeCents: number;
  maxJobsPerDay: number;
  weekly: Record<Weekday, { available: boolean; start: string; end: string }>;
  daysOff: readonly string[];
  /** Jobs they already hold. */
  held: readonly { startTime: Date; busyUntil: Date; timeZone: string }[];
  /** When their own calendars say that they are busy, as instants of the wire. */
  busy: readonly BusyTime[];
}

export interface Candidate {
  distanceKm: number | null;
  cleaningType: string;
  payoutCents: number;
  startTime: Date;
  busyUntil: Date;
  endTime: Date;
  timeZone: string;
  hostRating: number | null;
  /** This cleaner's paid jobs for this host. */
  jobsForHost: number;
}

export interface Reason {
  code:
    | 'closeBy'
    | 'near'
    | 'inRadius'
    | 'type'
    | 'aboveMinimum'
    | 'aboveRate'
    | 'available'
    | 'ratedHost'
    | 'workedBefore';
  params: Record<string, string | number>;
}

interface Part {
  /** Out of the part's weight. */
  points: number;
  reasons: Reason[];
}

/** What each part of the match is worth; 100 in all. */
export const weights = { distance: 30, type: 15, payout: 20, availability: 20, rating: 8, history: 7 } as const;

/**
 * How well a job suits a cleaner, 0 to 100, with the reasons that speak for it. Nothing is filtered: a job that suits
 * badly scores low. A reason is given only where it is true of this job and of what the cleaner said. What is unknown scores in the middle.
 */
export function scoreJob(job: Candidate, wishes: Wishes): { matchPercentage: number; reasons: Reason[] } {
  const parts = [
    scoreDistance(job, wishes),
    scoreType(job, wishes),
    scorePayout(job, wishes),
    scoreAvailability(job, wishes),
    scoreRating(job),
    scoreHistory(job),
  ];
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return { matchPercentage: Math.round(points), reasons: parts.flatMap(({ reasons }) => reasons) };
}

/** Full up to a quarter of the radius, half at the radius, nothing at twice the radius. */
function scoreDistance({ distanceKm }: Candidate, { radiusKm }: Wishes): Part {
  if (distanceKm === null) return { points: weights.distance / 2, reasons: [] };
  const share = distanceKm / radiusKm;
  const worth = share <= 1 ? 1 - (Math.max(share - 0.25, 0) / 0.75) * 0.5 : Math.max(0, 0.5 - (share - 1) * 0.5);
  const reasons = share <= 1 ? [{ code: nearness(distanceKm, share), params: { km: distanceKm } }] : [];
  return { points: weights.distance * worth, reasons };
}

/** A place is only known to its ZIP code, so tenths of the first kilometre would be falsely precise. */
const nearness = (distanceKm: number, share: number): Reason['code'] =>
  distanceKm < 1 ? 'closeBy' : share <= 0.25 ? 'near' : 'inRadius';

function scoreType({ cleaningType }: Candidate, { cleaningTypes, said }: Wishes): Part {
  if (!cleaningTypes.includes(cleaningType)) return { points: 0, reasons: [] };
  return { points: weights.type, reasons: said.types ? [{ code: 'type', params: { type: cleaningType } }] : [] };
}

/**
 * Half for reaching the minimum payout, half for what remains per hour of work and travel against the cleaner's rate. Where
 * the way is unknown nobody can say that it is reached.
 */
function scorePayout(job: Candidate, { minPayoutCents, said, hourlyRateCents, feeCents }: Wishes): Part {
  const { payoutCents, distanceKm } = job;
  const wayMinutes = Math.ceil(timeOfWay((distanceKm ?? 0) * metresThereAndBack) / minute);
  const perHour = perHourCents(payoutCents - feeCents, plannedMinutes(job), wayMinutes);
  const enough = Math.min(payoutCents / minPayoutCents, 1);
  const fair = Math.max(0, Math.min(perHour / hourlyRateCents, 1));
  const reasons: Reason[] = [];
  if (said.minimum && payoutCents >= minPayoutCents)
    reasons.push({ code: 'aboveMinimum', params: { minimum: dollars(minPayoutCents) } });
  if (distanceKm !== null && perHour >= hourlyRateCents)
    reasons.push({ code: 'aboveRate', params: { rate: dollars(hourlyRateCents) } });
  return { points: (weights.payout / 2) * (enough + fair), reasons };
}

/** Of each kilometre that lies between. */
const metresThereAndBack = 2000;
const plannedMinutes = ({ startTime, endTime }: Candidate) => (endTime.getTime() - startTime.getTime()) / minute;

function scoreAvailability(job: Candidate, wishes: Wishes): Part {
  if (overlapsHeld(job, wishes) || overlapsBusy(job, wishes)) return { points: 0, reasons: [] };
  const from = localTime(job.startTime, job.timeZone);
  const until = localTime(job.endTime, job.timeZone);
  const hours = wishes.weekly[from.weekday];
  const works = hours.available && !wishes.daysOff.includes(from.date);
  const inHours = works && from.date === until.date && from.time >= hours.start && until.time <= hours.end;
  const sameDay = wishes.held.filter(({ startTime, timeZone }) => localTime(startTime, timeZone).date === from.date);
  const hasRoom = sameDay.length < wishes.maxJobsPerDay;
  if (inHours && hasRoom)
    return { points: weights.availability, reasons: wishes.said.hours ? [{ code: 'available', params: {} }] : [] };
  return { points: works && hasRoom ? weights.availability / 2 : weights.availability / 5, reasons: [] };
}

const overlapsHeld = (job: Candidate, { held }: Wishes) =>
  held.some(({ startTime, busyUntil }) => startTime < job.busyUntil && job.startTime < busyUntil);

const overlapsBusy = (job: Candidate, { busy }: Wishes) =>
  busy.some((time) => new Date(time.startTime) < job.endTime && job.startTime < new Date(time.endTime));

const goodRating = 4.5;
/** Three stars and below are worth nothing. */
function scoreRating({ hostRating }: Candidate): Part {
  if (hostRating === null) return { points: weights.rating / 2, reasons: [] };
  const worth = Math.max(0, (hostRating - 3) / 2);
  const reasons: Reason[] =
    hostRating >= goodRating ? [{ code: 'ratedHost', params: { rating: hostRating.toFixed(1) } }] : [];
  return { points: weights.rating * worth, reasons };
}

const wellKnown = 3;
function scoreHistory({ jobsForHost }: Candidate): Part {
  if (jobsForHost === 0) return { points: 0, reasons: [] };
  const worth = Math.min(jobsForHost / wellKnown, 1);
  return { points: weights.history * worth, reasons: [{ code: 'workedBefore', params: { count: jobsForHost } }] };
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
