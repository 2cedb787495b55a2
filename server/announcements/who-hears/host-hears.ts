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
export async function hostHears(
  kit: Kit,
  { jobId, cleanerId: personId }: JobFact,
  bell: NotificationKind,
  mail?: MailWords,
): Promise<Announcement[]> {
  const people = await peopleOfJob(kit, jobId);
  return [{ to: people.host, bell, ...(mail && { mail }), jobId, personId }, jobChanged(jobId, people)];
}

/** The same of who is at work, and what that costs. */
export async function hostHearsOfWork(
  kit: Kit,
  { jobId }: JobFact,
  ...[bell, mail]: [bell: NotificationKind, mail: MailWords]
): Promise<Announcement[]> {
  const { assigned, totalCents: amountCents } = await peopleOfJob(kit, jobId);
  const [cleanerId] = assigned;
  const [host, ...others] = await hostHears(kit, { jobId, ...(cleanerId && { cleanerId }) }, bell, mail);
  return [...(host ? [{ ...host, amountCents }] : []), ...others];
}

/** The same of a job that went on to the next, or opened again: but nobody can take one whose time has passed. */
export async function hostHearsOfNext(
  kit: Kit,
  fact: JobFact & { next: string },
  ...words: [bell: NotificationKind, mail: MailWords]
): Promise<Announcement[]> {
  const { isOver } = await peopleOfJob(kit, fact.jobId);
  if (isOver && fact.next === 'reopened') return hostHears(kit, fact, 'nobodyChosen', 'hiring.endedWithoutCleaner');
  return hostHears(kit, fact, ...words);
}

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
