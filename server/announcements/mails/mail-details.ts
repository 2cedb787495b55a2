import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { creditsPerReferral } from '#contract/credits.ts';
import type { Role } from '#contract/endpoint.ts';
import { formatDate } from '#contract/format-date.ts';
import { formatDateTime } from '#contract/format-date-time.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shortNameOf } from '#contract/short-name.ts';
import { termFigures } from '#contract/term-figures.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { users } from '#server/accounts/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { confirmDueAt, zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { eachIsolated } from '#server/platform/each-isolated.ts';
import { isolated } from '#server/platform/isolated.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { properties } from '#server/properties/table.ts';
import { reviews } from '#server/reviews/table.ts';
import { supportEmail } from '#server/settings/index.ts';
import { offeredStart } from '../bell/wording-of.ts';
import type { For } from '../who-hears/announcement.ts';
import { readCheckDetails } from './mail-check-details.ts';
import { differenceInWords } from './mail-difference.ts';
import { readNoticeDetails } from './mail-notice-details.ts';
import { readProposalDetails } from './mail-proposal-details.ts';
import { readReceiptDetails } from './mail-receipt-details.ts';
import type { MailDetails } from './mail-words.ts';

/** What a mail to people of one role says beyond its fixed words, read when it is written; null if what it is about no longer exists. */
export async function readMailDetails(kit: Kit, announcement: For<'mail'>, role: Role): Promise<MailDetails | null> {
  const { checkId, jobId, receiptFor, params = {} } = announcement;
  if (announcement.mail === 'fromNotice') return readNoticeDetails(kit, announcement, role);
  if (announcement.mail === 'payouts.allHeld') return readAccountDetails(kit, announcement);
  if (announcement.mail.startsWith('payouts.')) return payoutDetails(kit, announcement);
  if (announcement.accountId) return readAccountDetails(kit, announcement);
  if (announcement.proposalId) return readProposalDetails(kit, announcement.proposalId);
  if (receiptFor) return readReceiptDetails(kit, receiptFor);
  if (checkId) return readCheckDetails(kit, checkId, announcement.mail);
  if (jobId) return readJobDetails(kit, jobId, announcement);
  if (announcement.mail === 'creditsEarned')
    return { link: `${kit.settings.publicUrl}/cleaner/dashboard`, params: () => ({ count: creditsPerReferral }) };
  return { params: () => params };
}

/**
 * Why an account is suspended, or why nothing is paid out to it, as the admin wrote it, and whom to ask. Null if it is
 * there no more, or if its payouts were let go before the mail was written.
 */
async function readAccountDetails(kit: Kit, { mail, accountId = '' }: For<'mail'>): Promise<MailDetails | null> {
  const isHold = mail === 'payouts.allHeld';
  const { publicUrl } = kit.settings;
  const [account] = await kit.db
    .select({ reason: isHold ? users.payoutsHoldReason : users.suspensionReason })
    .from(users)
    .where(eq(users.id, accountId));
  if (!account || (isHold && account.reason === null)) return null;
  const params = { reason: account.reason ?? '', support: await supportEmail(kit, kit.db) };
  return { link: isHold ? `${publicUrl}/cleaner/payouts` : publicUrl, params: () => params };
}

async function payoutDetails(kit: Kit, { amountCents = 0 }: For<'mail'>): Promise<MailDetails> {
  const support = await supportEmail(kit, kit.db);
  return {
    link: `${kit.settings.publicUrl}/cleaner/payouts`,
    params: () => ({ amount: { cents: amountCents }, support }),
  };
}

async function readJobDetails(kit: Kit, jobId: string, announcement: For<'mail'>): Promise<MailDetails | null> {
  const job = await readJob(kit, jobId);
  if (!job) return null;
  const { title, startTime, timeZone } = job;
  const newStart = offeredStart({ job });
  const alone = announcement.mail === 'hiring.cleanerInvited' ? job.openToAllAt : null;
  const momentOf = (at: Date, language: LanguageCode) =>
    isolated(formatDateTime(at.toISOString(), { language, timeZone }), language);
  const paid = paidParts(job, announcement);
  const confirm = confirmOf(announcement.mail, confirmDueAt(job));
  const { personId, reviewId, amountCents, difference, params: given } = announcement;
  const bidder = personId ? await nameOf(kit, personId) : undefined;
  const more = {
    ...given,
    ...(amountCents !== undefined && { amount: { cents: amountCents } }),
    ...(bidder !== undefined && { bidder, who: shortNameOf(bidder) }),
    ...(reviewId && { reason: await reasonOf(kit, reviewId) }),
  };
  const path = announcement.mail === 'messages.received' ? `/messages/${jobId}/${personId}` : `/jobs/${jobId}`;
  return {
    link: `${kit.settings.publicUrl}${path}`,
    params: (locale) => ({
      ...termFigures({ ...usualTerms, ...job.terms, ...job.reportTerms }, locale),
      title,
      // who has it now
      cleaner: job.cleaner ? shortNameOf(job.cleaner) : translate(locale, 'notices:somebody'),
      total: { cents: job.payoutCents + (job.hostFeeCents ?? 0) },
      price: { cents: job.payoutCents },
      host: shortNameOf(job.host),
      end: formatDate(job.endTime, locale, { hour: 'numeric', minute: '2-digit', timeZone }),
      start: formatDateTime(startTime.toISOString(), { language: locale, timeZone }),
      ...(newStart && { newStart: formatDateTime(newStart, { language: locale, timeZone }) }),
      ...more,
    }),
    ...(difference && { quote: (locale: LanguageCode) => differenceInWords(difference, { locale, timeZone }) }),
    ...(paid && { quote: paid }),
    ...(confirm && {
      quote: (language: LanguageCode) => [
        translate(language, confirm.words, { until: momentOf(confirm.by, language) }),
      ],
    }),
    closing: (language) => {
      return alone
        ? [translate(language, 'mail:hiring.cleanerInvited.first', { until: momentOf(alone, language) })]
        : [];
    },
  };
}

const hosts = alias(users, 'host');

async function readJob({ db }: Kit, jobId: string) {
  const [job] = await db
    .select({
      ...{ confirmBy: jobs.confirmBy, confirmedAt: jobs.confirmedAt, status: jobs.status, endTime: jobs.endTime },
      ...{ startTime: jobs.startTime, title: properties.title, timeZone: zoneOfJob },
      ...{ offeredChange: jobs.offeredChange, openToAllAt: jobs.openToAllAt },
      ...{ terms: jobs.terms, reportTerms: disputes.terms },
      ...{ cleaner: users.name, host: hosts.name, payoutCents: jobs.payoutCents, hostFeeCents: jobs.hostFeeCents },
    })
    .from(jobs)
    .leftJoin(disputes, eq(disputes.jobId, jobs.id))
    .leftJoin(users, eq(users.id, jobs.cleanerId))
    .innerJoin(hosts, eq(hosts.id, jobs.hostId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(eq(jobs.id, jobId));
  return job;
}

type JobRow = NonNullable<Awaited<ReturnType<typeof readJob>>>;

/** What the sum that a host has paid is made of, and with which card; of a part of it that alone is said. */
function paidParts(job: JobRow, { mail, amountCents, params = {} }: For<'mail'>) {
  const { payoutCents, hostFeeCents, cleaner } = job;
  const { last4 } = params;
  if (mail === 'payments.tipCharged' && last4)
    return (language: LanguageCode) => [
      translate(language, 'mail:payments.tipCharged.card', { last4: isolated(String(last4), language) }),
    ];
  if (mail !== 'payments.jobPaid.host' || !cleaner || !last4 || amountCents !== payoutCents + (hostFeeCents ?? 0))
    return null;
  const figures = { price: { cents: payoutCents }, fee: { cents: hostFeeCents ?? 0 }, last4: String(last4) };
  return (language: LanguageCode) => {
    const said = eachIsolated({ ...figures, cleaner: shortNameOf(cleaner) }, language);
    return [translate(language, 'mail:payments.jobPaid.host.parts', said)];
  };
}

/** Until when who has the job confirms it, as they hear of it and as those behind them do. */
function confirmOf(mail: string, by: Date | null) {
  if (!by) return null;
  if (mail === 'hiring.bidAccepted' || mail === 'hiring.passedToBackup')
    return { words: 'mail:hiring.bidAccepted.confirm', by } as const;
  return mail === 'hiring.chosenAsBackup' ? ({ words: 'mail:hiring.chosenAsBackup.confirm', by } as const) : null;
}

async function nameOf({ db }: Kit, userId: string): Promise<string> {
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return person?.name ?? '';
}

/** Why a review was rejected. */
async function reasonOf({ db }: Kit, reviewId: string): Promise<string> {
  const [review] = await db.select({ reason: reviews.rejectionReason }).from(reviews).where(eq(reviews.id, reviewId));
  return review?.reason ?? '';
}
