import { eq } from 'drizzle-orm';
import { platformNames } from '#contract/calendar-words.ts';
import type { Role } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/format-date-time.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { savedSearches } from '#server/cleaners/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { addressOfJob, helperNames, zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { refundProposals } from '#server/payments/table.ts';
import { eachIsolated } from '#server/platform/each-isolated.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { properties } from '#server/properties/table.ts';
import { presentNotification } from '../bell/present-notification.ts';
import type { Announcement, For } from '../who-hears/announcement.ts';
import { readQuote } from './mail-quote.ts';
import type { MailDetails } from './mail-words.ts';

/** A mail that says what the bell says, and leads where that leads. */
export async function readNoticeDetails(kit: Kit, announcement: For<'mail'>, role: Role): Promise<MailDetails | null> {
  const { bell: kind, jobId, personId = null, integrationId = null, searchId = null } = announcement;
  const { proposalId = null } = announcement;
  const { alarm = null, about: wrong = null } = announcement;
  const feed = integrationId ? await readFeed(kit, integrationId) : null;
  const job = jobId ? await readJob(kit, jobId, kind) : null;
  if (!kind || (jobId && !job)) return null;
  // one that goes to several people is not worded for any of them
  const [recipientId = newId(), ...others] = announcement.to;
  const reader = { recipientId: others.length === 0 ? recipientId : newId() };
  const ids = { id: newId(), factId: newId(), ...reader, jobId: jobId ?? null, personId };
  const times = { createdAt: kit.clock.now(), readAt: null, jobStart: null };
  const amountCents = announcement.amountCents === undefined ? null : toCents(announcement.amountCents);
  const notice = { ...ids, kind, integrationId, alarm, about: wrong, searchId, proposalId, amountCents, ...times };
  const search = searchId ? await readSearch(kit, searchId) : null;
  const proposal = proposalId ? await readProposal(kit, proposalId) : null;
  const person = personId ? await readPerson(kit, personId) : null;
  const quote = announcement.reportId ? await readQuote(kit, announcement.reportId, job) : undefined;
  const say = (locale: LanguageCode) =>
    // what differs for helpers has mails of its own, and so has a hold
    presentNotification(
      { notice, waiting: null, heldFor: null, job, feed, search, proposal, person },
      { locale, role, helperOnly: false },
    );
  return {
    link: `${kit.settings.publicUrl}${say('en').link}`,
    worded: true,
    ...(quote && { quote }),
    params: (locale) => {
      const { title, text } = say(locale);
      return { title: about(title, { job, feed, locale }), text };
    },
  };
}

interface Subject {
  job: Awaited<ReturnType<typeof readJob>>;
  feed: Awaited<ReturnType<typeof readFeed>>;
  locale: LanguageCode;
}

/** A mail's subject says which cleaning or calendar it is about; under the bell the line below the title does. */
function about(title: string, { job, feed, locale }: Subject): string {
  const [what, which] = job
    ? [job.place, formatDateTime(job.startTime.toISOString(), { language: locale, timeZone: job.timeZone })]
    : [feed && platformNames[feed.platform], feed?.place];
  if (!what || !which || title.includes(what)) return title;
  return translate(locale, 'mail:fromNotice.about', { title, ...eachIsolated({ what, which }, locale) });
}

async function readJob({ db }: Kit, jobId: string, kind: Announcement['bell']) {
  const [job] = await db
    .select({
      ...{ startTime: jobs.startTime, place: properties.title, timeZone: zoneOfJob },
      ...{ hostId: jobs.hostId, offeredChange: jobs.offeredChange, openToAllAt: jobs.openToAllAt },
      ...{ payoutCents: jobs.payoutCents, terms: jobs.terms, reportTerms: disputes.terms },
      helpers: helperNames(kind === 'helperComes'),
      ...{ cleanerId: jobs.cleanerId, status: jobs.status, address: addressOfJob },
    })
    .from(jobs)
    .leftJoin(disputes, eq(disputes.jobId, jobs.id))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(eq(jobs.id, jobId));
  // a mail’s link says for whom it is opened on its own
  return job ? { ...job, readByTeam: false } : null;
}

async function readPerson({ db }: Kit, id: string) {
  const [person] = await db.select({ name: users.name, erasedAt: users.erasedAt }).from(users).where(eq(users.id, id));
  return person ?? null;
}

async function readSearch({ db }: Kit, id: string) {
  const [search] = await db.select({ name: savedSearches.name }).from(savedSearches).where(eq(savedSearches.id, id));
  return search ?? null;
}

async function readProposal({ db }: Kit, id: string) {
  const { reason } = refundProposals;
  const [proposal] = await db.select({ reason }).from(refundProposals).where(eq(refundProposals.id, id));
  return proposal ?? null;
}

async function readFeed({ db }: Kit, integrationId: string) {
  const { id, platform, propertyId } = calendarIntegrations;
  const [feed] = await db
    .select({ platform, place: properties.title })
    .from(calendarIntegrations)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(eq(id, integrationId));
  // as with a job
  return feed ? { ...feed, hostId: null, readByTeam: false } : null;
}
