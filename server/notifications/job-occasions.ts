import type { NotificationKind } from '#contract/notifications.ts';
import type { FactOf } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { biddersAtCanceling, biddersOf, everybodyAt, hostOf } from './job-people.ts';
import { type Change, type Note, type Occasions, type Outcome, openJobsChange } from './outcome.ts';

/** What happens to a job from its posting to the end of the work. */
export const jobOccasions: Occasions = {
  'job posted': async (kit, { jobId }) => ({ changes: [...(await changed(kit, jobId)), openJobsChange] }),
  'job changed': (kit, fact) => tellOfChange(kit, fact),
  'job canceled': (kit, fact) => tellOfCanceling(kit, fact),
  'cleaner invited': async (_kit, { jobId, cleanerId }) => ({
    notes: [{ kind: 'invited', to: [cleanerId], jobId }],
    changes: [{ people: [cleanerId], topics: ['requests', 'job'], jobId }],
  }),
  'request accepted': async (kit, { jobId, cleanerId, rejectedBidIds }) => ({
    notes: [
      { kind: 'requestAccepted', to: await hostOf(kit, jobId), jobId, personId: cleanerId },
      { kind: 'bidRejected', to: await biddersOf(kit, rejectedBidIds), jobId },
    ],
    changes: [...(await changed(kit, jobId)), openJobsChange],
  }),
  'request declined': async (kit, { jobId, cleanerId }) => {
    const to = await hostOf(kit, jobId);
    return {
      notes: [{ kind: 'requestDeclined', to, jobId, personId: cleanerId }],
      changes: [{ people: [...to, cleanerId], topics: ['requests', 'job'], jobId }],
    };
  },
  'cleaner confirmed': (kit, fact) => tellHost(kit, 'cleanerConfirmed', fact),
  'cleaner withdrew': async (kit, fact) => {
    const kind = fact.next === 'backup' ? 'backupAfterWithdrawal' : 'reopenedAfterWithdrawal';
    const { notes, changes } = await tellHost(kit, kind, fact);
    return { notes, changes: [...changes, openJobsChange] };
  },
  'deadline missed': async (kit, fact) => {
    const kind = fact.next === 'backup' ? 'backupAfterDeadline' : 'reopenedAfterDeadline';
    const { notes = [], changes } = await tellHost(kit, kind, fact);
    return {
      notes: [...notes, { kind: 'jobLost', to: [fact.cleanerId], jobId: fact.jobId }],
      changes: [...changes, openJobsChange],
    };
  },
  'work started': (kit, fact) => tellHost(kit, 'workStarted', fact),
  'work submitted': (kit, fact) => tellHost(kit, 'workSubmitted', fact),
};

interface JobFact {
  jobId: string;
  /** Whom it is about. */
  cleanerId?: string;
}

async function tellHost(kit: Kit, kind: NotificationKind, { jobId, cleanerId: personId }: JobFact): Promise<Outcome> {
  return { notes: [{ kind, to: await hostOf(kit, jobId), jobId, personId }], changes: await changed(kit, jobId) };
}

async function tellOfChange(kit: Kit, fact: FactOf<'job changed'>): Promise<Outcome> {
  const { jobId, voidedBidIds, uninvitedIds } = fact;
  const bidders = await biddersOf(kit, voidedBidIds);
  const notes: Note[] = [
    { kind: 'bidVoided', to: bidders, jobId },
    { kind: 'invitationVoided', to: uninvitedIds.filter((id) => !bidders.includes(id)), jobId },
  ];
  return { notes, changes: [...(await changed(kit, jobId, uninvitedIds)), openJobsChange] };
}

async function tellOfCanceling(kit: Kit, fact: FactOf<'job canceled'>): Promise<Outcome> {
  const { jobId, cleanerId, by, rejectedBidIds } = fact;
  const bidders = [...(await biddersOf(kit, rejectedBidIds)), ...(await biddersAtCanceling(kit, jobId))];
  const notes: Note[] = [
    { kind: 'jobCanceled', to: cleanerId ? [cleanerId] : [], jobId },
    { kind: 'biddenJobCanceled', to: bidders, jobId },
  ];
  if (by !== 'host')
    notes.push({ kind: by === 'admin' ? 'canceledByAdmin' : 'nobodyChosen', to: await hostOf(kit, jobId), jobId });
  return { notes, changes: [...(await changed(kit, jobId)), openJobsChange] };
}

async function changed(kit: Kit, jobId: string, more: readonly string[] = []): Promise<Change[]> {
  const people = [...(await everybodyAt(kit, jobId)), ...more];
  return [{ people, topics: ['job', 'bids', 'requests'], jobId }];
}
