import type { NotificationKind } from '#contract/notifications.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { MailWords } from '../mails/mail-words.ts';
import type { Announcement } from './announcement.ts';
import { type PeopleOfJob, peopleOfJob } from './people-of-job.ts';

// What most facts about a job come to: its host hears of it, everybody's open pages show it.

interface JobFact {
  jobId: string;
  /** The cleaner it is about. */
  cleanerId?: string;
}

/** The host by bell and mail, everyone involved in the job on their open pages. */
export const hostHears = async (kit: Kit, fact: JobFact, bell: NotificationKind, mail?: MailWords) =>
  told(await peopleOfJob(kit, fact.jobId), fact, bell, mail);

/** The same of who is at work, and what that costs. */
export async function hostHearsOfWork(kit: Kit, { jobId }: JobFact, ...words: Words): Promise<Announcement[]> {
  const people = await peopleOfJob(kit, jobId);
  const [cleanerId] = people.assigned;
  return told(people, { jobId, ...(cleanerId && { cleanerId }), amountCents: people.totalCents }, ...words);
}

/** The same of a job that went on to the next, or opened again: but nobody can take one whose time has passed. */
export async function hostHearsOfNext(
  kit: Kit,
  fact: JobFact & { next: string },
  ...words: Words
): Promise<Announcement[]> {
  const people = await peopleOfJob(kit, fact.jobId);
  const nobodyComes: Words = ['nobodyChosen', 'hiring.endedWithoutCleaner'];
  return told(people, fact, ...(people.isOver && fact.next === 'reopened' ? nobodyComes : words));
}

type Words = [bell: NotificationKind, mail: MailWords];
type Told = JobFact & { amountCents?: number };

const told = (
  people: PeopleOfJob,
  { jobId, cleanerId: personId, amountCents }: Told,
  bell: NotificationKind,
  mail?: MailWords,
): Announcement[] => [
  {
    ...{ to: people.host, bell, jobId, personId },
    ...(mail && { mail }),
    ...(amountCents !== undefined && { amountCents }),
  },
  jobChanged(jobId, people),
];

/** No bell and no mail: the open pages of the host and of those at work show it, also a cleaner's own on another phone. */
export async function allSee(kit: Kit, { jobId }: JobFact): Promise<Announcement[]> {
  const { host, assigned, helpers } = await peopleOfJob(kit, jobId);
  return [{ to: [...host, ...assigned, ...helpers], live: ['job'], jobId }];
}

export const jobChanged = (jobId: string, { everybody }: PeopleOfJob, more: readonly string[] = []): Announcement => ({
  to: [...everybody, ...more],
  live: ['job', 'bids', 'requests'],
  jobId,
});
