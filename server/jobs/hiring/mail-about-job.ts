import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from '#contract/locale-of.ts';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { transact } from '#server/platform/transact.ts';
import { type TextParams, translate } from '#server/platform/translate.ts';
import { properties } from '#server/properties/table.ts';
import { bids, jobs } from '../table.ts';

interface Letter {
  jobId: string;
  /** Accounts that get it, each once; erased ones are left out. */
  to: readonly string[];
  /** Where in locales/<language>/mail.json subject and text are. */
  words: `hiring.${string}` | `work.${string}` | `payments.${string}`;
  /** What fills the words besides name, title, start and link. */
  params?: TextParams;
}

/** Writes a mail about a job to each of some people, in their language and the property's time; once for each fact. */
export async function mailAboutJob(kit: Kit, factId: string, { jobId, to, words, params }: Letter): Promise<void> {
  if (to.length === 0) return;
  const [job] = await kit.db
    .select({ startTime: jobs.startTime, title: properties.title, timeZone: properties.timeZone })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(eq(jobs.id, jobId));
  if (!job) return;
  const people = await kit.db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...to]), isNull(users.erasedAt)));
  const link = `${kit.settings.publicUrl}/jobs/${jobId}`;
  await transact(kit, async (tx) => {
    for (const { id, email, name, locale } of people) {
      const start = inZone(job.startTime, job.timeZone, locale);
      const filled = { name, title: job.title, start, link, ...params };
      await writeMail(kit, tx, {
        key: `${factId}:${words}:${id}`,
        to: email,
        subject: translate(locale, `mail:${words}.subject`, filled),
        text: translate(locale, `mail:${words}.text`, filled),
        link,
      });
    }
  });
}

/** Who made these bids. */
export async function biddersOf({ db }: Kit, bidIds: readonly string[]): Promise<string[]> {
  if (bidIds.length === 0) return [];
  const rows = await db
    .select({ cleanerId: bids.cleanerId })
    .from(bids)
    .where(inArray(bids.id, [...bidIds]));
  return rows.map(({ cleanerId }) => cleanerId);
}

/** The host of a job, as the list of people that a letter goes to. */
export async function hostOf({ db }: Kit, jobId: string): Promise<string[]> {
  const rows = await db.select({ hostId: jobs.hostId }).from(jobs).where(eq(jobs.id, jobId));
  return rows.map(({ hostId }) => hostId);
}

const inZone = (instant: Date, timeZone: string, locale: LanguageCode): string =>
  new Intl.DateTimeFormat(localeOf(locale), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
