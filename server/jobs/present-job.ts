import type { Job } from '#contract/jobs.ts';
import { type Cents, toCents } from '#contract/money.ts';
import type { JobPlace, OfferedChange } from '#contract/offered-change.ts';
import { presentPerson } from '#server/accounts/index.ts';
import { day } from '#server/platform/clock.ts';
import { abilities } from './ask-abilities.ts';
import type { KeptPlace } from './changes/offered-change.ts';
import type { CustomTask } from './custom-task.ts';
import type { JobFacts, JobView } from './job-view.ts';
import { confirmDueAt } from './moments.ts';
import { type JobViewer, type Relation, relationTo, seesEverything, seesHome } from './people.ts';
import { placeOf } from './place-of.ts';
import { waitingPayOn } from './waiting.ts';

/** A job as this viewer may see it: street, notes, contacts and others' bid prices only where policy allows. */
export function presentJob({ job, property, host, cleaner, distanceKm }: JobView, viewer: JobViewer, now: Date): Job {
  const relation = relationTo(job, viewer);
  const whole = seesEverything(relation);
  const home = seesHome(relation);
  const place = placeOf({ job, property });
  const can = abilities(job, viewer, now);
  return {
    id: job.id,
    hostId: job.hostId,
    cleanerId: home ? job.cleanerId : null,
    propertyId: job.propertyId,
    title: property.title,
    status: job.status,
    startTime: job.startTime.toISOString(),
    endTime: job.endTime.toISOString(),
    timeZone: place.timeZone,
    payoutCents: payoutShownTo(relation, job),
    ...(whole && { ...fixedFees(job), ...(job.reportStatus && { reportStatus: job.reportStatus }) }),
    ...(relation === 'assigned cleaner' && waitingPay(job)),
    couldNotClean: whole && job.couldNotClean,
    cleaningType: job.cleaningType,
    specialInstructions: job.specialInstructions,
    customTasks: relation === 'helper' ? job.customTasks.map(withoutPrice) : job.customTasks,
    urgency: urgencyOf(job, now),
    createdAt: job.createdAt.toISOString(),
    ...{ city: place.city, state: place.state, zipCode: place.zipCode },
    distanceKm: distanceKm ?? kilometres(viewer.metres),
    can,
    ...(job.reportDueAt &&
      relation === 'assigned cleaner' &&
      can.some(answersReport) && { answerBy: job.reportDueAt.toISOString() }),
    ...(job.openToAllAt && { openToAllAt: job.openToAllAt.toISOString() }),
    confirmBy: (whole && confirmDueAt(job)?.toISOString()) || null,
    property: presentHome({ job, property }, place, home),
    offeredChange: whole ? presentChange(job) : null,
    cleaner: cleaner && home ? presentPerson(cleaner, { contacts: true }) : null,
    host: presentPerson(host, { contacts: whole }),
    ...(relation === 'helper' && { helping: true as const }),
  };
}

/** The street and the notes are for those who see the home. */
function presentHome({ job, property }: Pick<JobView, 'job' | 'property'>, place: JobPlace, home: boolean) {
  return {
    id: job.propertyId,
    title: property.title,
    address: home ? place.address : areaOf(place),
    bedrooms: place.bedrooms,
    bathrooms: place.bathrooms,
    notes: home ? place.notes : null,
  };
}

const answersReport = (ability: Job['can'][number]) => ability === 'answerReport' || ability === 'acceptProposal';

/** What has been offered since the job was assigned; over when the work begins. */
function presentChange({ status, offeredChange }: Pick<JobFacts, 'status' | 'offeredChange'>): OfferedChange | null {
  if (status !== 'ASSIGNED' || !offeredChange) return null;
  const { id, offeredAt, agreedAt, before, after, times = null } = offeredChange;
  return { id, offeredAt, agreedAt, before: withoutPoint(before), after: withoutPoint(after), times };
}

/** Without the coordinates. */
const withoutPoint = ({ latitude: _, longitude: __, ...place }: KeptPlace): JobPlace => place;

const withoutPrice = (task: CustomTask): CustomTask => ({ ...task, price: 0 });

/** For those who must not know the accepted bid: the payout the job was posted at. A helper is told of no money. */
export function payoutShownTo(relation: Relation, job: Pick<JobFacts, 'payoutCents' | 'postedPayoutCents'>): Cents {
  if (relation === 'helper') return toCents(0);
  return seesEverything(relation) ? job.payoutCents : (job.postedPayoutCents ?? job.payoutCents);
}

const waitingPay = (job: JobFacts) => waitingPayOn(job) > 0 && { waitingPayCents: waitingPayOn(job) };

/** The fees fixed at assignment; none before. */
const fixedFees = ({ hostFeeCents, cleanerFeeCents }: Pick<JobFacts, 'hostFeeCents' | 'cleanerFeeCents'>) =>
  hostFeeCents !== null && cleanerFeeCents !== null && { hostFeeCents, cleanerFeeCents };

/** 'City, ST ZIP': all that is revealed of a place before assignment. Empty while the place is unknown. */
export function areaOf({ city, state, zipCode }: Pick<JobView['property'], 'city' | 'state' | 'zipCode'>): string {
  const cityAndState = city && state ? `${city}, ${state}` : (city ?? state ?? '');
  return zipCode ? `${cityAndState} ${zipCode}`.trim() : cityAndState;
}

/** What was reopened, or has guests arriving the same day, is no hurry yet while its start is farther off than this. */
const urgentAhead = 3 * day;

/** URGENT: not started yet, and starts within 24 hours, or within three days and was reopened or has guests arriving that day. */
export function urgencyOf(
  {
    status,
    startTime,
    reopened,
    arrivalSameDay,
  }: Pick<JobFacts, 'status' | 'startTime' | 'reopened' | 'arrivalSameDay'>,
  now: Date,
): Job['urgency'] {
  const waits = status === 'OPEN' || status === 'ASSIGNED';
  const left = startTime.getTime() - now.getTime();
  const pressing = (reopened || arrivalSameDay) && left <= urgentAhead;
  return waits && (left <= day || pressing) ? 'URGENT' : 'NORMAL';
}

/** Metres in kilometres, to one decimal: a place is only known to its ZIP code. Null if unknown. */
export const kilometres = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres / 100) / 10;
