import { and, eq, gte } from 'drizzle-orm';
import type { FactOf } from '#server/facts.ts';
import { jobs, jobTimeline } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type Announcement, openJobsChanged, type WhoHears } from './announcement.ts';
import { allSee, hostHears, hostHearsOfNext, hostHearsOfWork, jobChanged } from './host-hears.ts';
import { peopleOfJob } from './people-of-job.ts';
import { receivedBy } from './received-by.ts';
import { openAnew } from './seekers-of-job.ts';
import { whyTakenOff } from './why-taken-off.ts';

/** What happens to a job, from posting to the end of the work. */
export const aboutJobs = {
  'job posted': async (kit, { jobId }, again) => [
    jobChanged(jobId, await peopleOfJob(kit, jobId)),
    ...(await openAnew(kit, jobId, again)),
  ],
  'job changed': async (kit, { jobId, voidedBidIds, uninvitedIds, difference }, again) => {
    const people = await peopleOfJob(kit, jobId);
    const bidders = people.biddersOf(voidedBidIds);
    // someone who has been invited again by now is notified of that instead
    const onlyInvited = uninvitedIds.filter((id) => !bidders.includes(id) && !people.invited.includes(id));
    return [
      { to: bidders, bell: 'bidVoided', mail: 'hiring.bidVoided', jobId, ...(difference && { difference }) },
      {
        to: onlyInvited,
        bell: 'invitationVoided',
        mail: 'hiring.invitationVoided',
        jobId,
        ...(difference && { difference }),
      },
      jobChanged(jobId, people, uninvitedIds),
      ...(await openAnew(kit, jobId, again)),
    ];
  },
  'job canceled': async (kit, { jobId, cleanerId, by, rejectedBidIds, standbyBidIds = [] }) => {
    const people = await peopleOfJob(kit, jobId);
    // a job that is open again by now is not canceled, whatever became of its bids since
    if (!people.isCanceled) return [jobChanged(jobId, people), openJobsChanged(jobId)];
    const closed = people.biddersOf(rejectedBidIds.filter((id) => people.bid(id)?.status === 'REJECTED'));
    const standby = people.biddersOf(standbyBidIds).filter((id) => closed.includes(id));
    return [
      { to: cleanerId ? [cleanerId] : [], ...(await wordsOfCanceled(kit, jobId, by)), jobId },
      {
        to: people.helpers,
        bell: 'helpingCanceled',
        mail: 'fromNotice',
        jobId,
        ...(cleanerId && { personId: cleanerId }),
      },
      { to: closed.filter((id) => !standby.includes(id)), ...biddenCanceled, mail: 'hiring.biddenJobCanceled', jobId },
      { to: standby, ...biddenCanceled, jobId },
      // they have kept the day free, so it is no news of a bid that they may do without
      { to: standby, mail: 'hiring.standbyCanceled', mailKind: 'jobCanceled', jobId },
      // a host who canceled already knows, and so does one who heard at the end that nobody came
      ...(by === 'host' || (by === 'clock' && (await reopenedAfterItsEnd(kit, jobId)))
        ? []
        : [{ to: people.host, ...hostOfCanceled[by], jobId, params: await whyCanceled(kit.db, jobId) }]),
      jobChanged(jobId, people),
      openJobsChanged(jobId),
    ];
  },
  'job reopened': async (kit, { jobId, restoredBidIds }, again) => {
    const people = await peopleOfJob(kit, jobId);
    const standing = people.biddersOf(restoredBidIds.filter((id) => people.bid(id)?.status === 'PENDING'));
    return [
      { to: standing, bell: 'biddenJobBack', mail: 'hiring.biddenJobBack', jobId },
      jobChanged(jobId, people),
      ...(await openAnew(kit, jobId, again)),
    ];
  },
  'job opened to all': async (kit, { jobId }, again) => [
    jobChanged(jobId, await peopleOfJob(kit, jobId)),
    ...(await openAnew(kit, jobId, again)),
  ],
  'cleaner invited': async (kit, { jobId, cleanerId }) => {
    const { invited, host, payoutCents } = await peopleOfJob(kit, jobId);
    const amountCents = await receivedBy(kit, cleanerId, payoutCents);
    const [personId] = host;
    const standing = invited.filter((id) => id === cleanerId);
    return [
      { to: standing, bell: 'invited', mail: 'hiring.cleanerInvited', jobId, personId, amountCents },
      { to: [cleanerId], live: ['requests', 'job'], jobId },
    ];
  },
  'request accepted': async (kit, { jobId, cleanerId: personId, rejectedBidIds }) => {
    const people = await peopleOfJob(kit, jobId);
    return [
      { to: people.host, bell: 'requestAccepted', mail: 'hiring.requestAccepted', jobId, personId },
      { to: people.biddersOf(rejectedBidIds), bell: 'bidRejected', mail: 'hiring.bidRejected', jobId },
      jobChanged(jobId, people),
      openJobsChanged(jobId),
    ];
  },
  'request declined': async (kit, { jobId, cleanerId: personId }) => {
    const { host } = await peopleOfJob(kit, jobId);
    return [
      { to: host, bell: 'requestDeclined', mail: 'hiring.requestDeclined', jobId, personId },
      { to: [...host, personId], live: ['requests', 'job'], jobId },
    ];
  },
  'cleaner confirmed': (kit, fact) => hostHears(kit, fact, 'cleanerConfirmed', 'hiring.cleanerConfirmed'),
  'cleaner withdrew': async (kit, fact, again) => {
    const bell = fact.next === 'backup' ? 'backupAfterWithdrawal' : 'reopenedAfterWithdrawal';
    const host = await hostHearsOfNext(kit, fact, bell, `hiring.cleanerWithdrew.${fact.next}`);
    return [...host, ...(await openAnew(kit, fact.jobId, again))];
  },
  'deadline missed': async (kit, fact, again) => {
    const bell = fact.next === 'backup' ? 'backupAfterDeadline' : 'reopenedAfterDeadline';
    return [
      ...(await hostHearsOfNext(kit, fact, bell, `hiring.deadlineMissed.${fact.next}`)),
      { to: [fact.cleanerId], bell: 'jobLost', mail: 'hiring.jobLost', jobId: fact.jobId },
      ...(await openAnew(kit, fact.jobId, again)),
    ];
  },
  'cleaner suspended': async (kit, fact, again) => {
    const { bell, mail } = hostOfSuspended[fact.next];
    const anew = fact.next === 'reopened' ? await openAnew(kit, fact.jobId, again) : [];
    return [...(await hostHearsOfNext(kit, fact, bell, mail)), ...anew];
  },
  'cleaner taken off': async (kit, fact, again) => {
    const bell = fact.next === 'backup' ? 'backupByFreshkey' : 'reopenedByFreshkey';
    const host = await hostHearsOfNext(kit, fact, bell, `hiring.reassigned.${fact.next}`);
    const before = { cents: fact.beforeCents ?? 0 };
    const params = { reason: await whyTakenOff(kit.db, fact.jobId), before };
    return [
      ...host.map((one) => ({ ...one, params })),
      { to: [fact.cleanerId], bell: 'takenOff', mail: 'fromNotice', jobId: fact.jobId },
      ...(fact.next === 'reopened' ? await openAnew(kit, fact.jobId, again) : []),
    ];
  },
  'place changed': async (kit, { jobId, cleanerId, changeId }) => {
    const people = await peopleOfJob(kit, jobId);
    // one that was replaced, answered or taken back meanwhile is nothing to answer any more
    const waits = people.changeToAnswer === changeId;
    return [
      { to: waits ? [cleanerId] : [], bell: 'placeChanged', mail: 'hiring.placeChanged', jobId },
      jobChanged(jobId, people),
    ];
  },
  'place change taken back': async (kit, { jobId }) => [jobChanged(jobId, await peopleOfJob(kit, jobId))],
  'place change accepted': async (kit, fact) => {
    const { helpers } = await peopleOfJob(kit, fact.jobId);
    const { jobId, cleanerId: personId } = fact;
    return [
      ...(await hostHears(kit, fact, 'placeChangeAccepted', 'hiring.placeChangeAccepted')),
      { to: helpers, bell: 'helpingMoved', mail: 'fromNotice', jobId, personId },
    ];
  },
  'cleaner left over change': async (kit, fact, again) => {
    const bell = fact.next === 'backup' ? 'backupAfterPlaceChange' : 'reopenedAfterPlaceChange';
    const host = await hostHearsOfNext(kit, fact, bell, `hiring.leftOverPlaceChange.${fact.next}`);
    return [...host, ...(await openAnew(kit, fact.jobId, again))];
  },
  'access seen': { nobody: 'Its host finds each look on the property, and the job’s record keeps it.' },
  'work started': (kit, fact) => hostHearsOfWork(kit, fact, 'workStarted', 'work.started'),
  'task marked': allSee,
  'photo added': allSee,
  'damage found': (kit, fact) => hostHears(kit, fact, 'damageFound', 'work.damageFound'),
  // several in one home are one piece of news
  'supply low': async (kit, { jobId }) => {
    const people = await peopleOfJob(kit, jobId);
    return [
      { to: people.host, bell: 'suppliesLow', mail: 'work.suppliesLow', jobId, once: jobId },
      jobChanged(jobId, people),
    ];
  },
  'note left': allSee,
  'work submitted': (kit, fact) => hostHearsOfWork(kit, fact, 'workSubmitted', 'work.submitted'),
  'cleaner waits': (kit, { jobId, reason, alarm = true }) => {
    if (!alarm) return allSee(kit, { jobId });
    const isGuest = reason === 'guest_still_here';
    return hostHearsOfWork(
      kit,
      { jobId },
      isGuest ? 'guestStillHere' : 'noAccess',
      isGuest ? 'work.guestStillHere' : 'work.noAccess',
    );
  },
  // they were asked to do something about it, and need not any more
  'waiting ended': (kit, { jobId, alarm }) => (alarm ? hostHears(kit, { jobId }, 'waitEnded') : allSee(kit, { jobId })),
  'could not clean': (kit, fact) => hostHears(kit, fact, 'couldNotClean', 'work.couldNotClean'),
} satisfies Partial<WhoHears>;

/** Whose job is canceled late hears with it what that brings, before the card has paid; and that it was us, and why. */
async function wordsOfCanceled(
  { db }: Kit,
  jobId: string,
  by: FactOf<'job canceled'>['by'],
): Promise<Pick<Announcement, 'bell' | 'mail' | 'amountCents' | 'params'>> {
  const [pay] = await db
    .select({ amountCents: payments.amountCents })
    .from(payments)
    .where(and(eq(payments.jobId, jobId), eq(payments.kind, 'cancellation')));
  if (!pay && by === 'admin')
    return {
      bell: 'jobCanceled',
      mail: 'hiring.hostedJobCanceled.adminForCleaner',
      params: await whyCanceled(db, jobId),
    };
  if (!pay) return { bell: 'jobCanceled', mail: 'hiring.jobCanceled' };
  return { bell: 'jobCanceled', mail: 'hiring.jobCanceledLate', amountCents: pay.amountCents };
}

/** In the words of who canceled it; the clock has none. */
async function whyCanceled(db: Reader, jobId: string): Promise<{ reason: string }> {
  const [job] = await db.select({ reason: jobs.cancelReason }).from(jobs).where(eq(jobs.id, jobId));
  return { reason: job?.reason ?? '' };
}

const hostOfSuspended = {
  backup: { bell: 'backupAfterSuspension', mail: 'hiring.cleanerSuspended.backup' },
  reopened: { bell: 'reopenedAfterSuspension', mail: 'hiring.cleanerSuspended.reopened' },
  'under way': { bell: 'workCutShort', mail: 'hiring.cleanerSuspended.underWay' },
} as const satisfies Record<FactOf<'cleaner suspended'>['next'], Pick<Announcement, 'bell' | 'mail'>>;

const biddenCanceled = { bell: 'biddenJobCanceled' } as const;

const hostOfCanceled = {
  admin: { bell: 'canceledByAdmin', mail: 'hiring.hostedJobCanceled.admin' },
  clock: { bell: 'nobodyChosen', mail: 'hiring.hostedJobCanceled.clock' },
} as const satisfies Record<Exclude<FactOf<'job canceled'>['by'], 'host'>, Pick<Announcement, 'bell' | 'mail'>>;

async function reopenedAfterItsEnd({ db }: Kit, jobId: string): Promise<boolean> {
  const found = await db
    .select({ at: jobTimeline.at })
    .from(jobTimeline)
    .innerJoin(jobs, eq(jobs.id, jobTimeline.jobId))
    .where(and(eq(jobTimeline.jobId, jobId), eq(jobTimeline.kind, 'REOPENED'), gte(jobTimeline.at, jobs.endTime)));
  return found.length > 0;
}
