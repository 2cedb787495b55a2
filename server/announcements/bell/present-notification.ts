import { platformNames } from '#contract/calendar-words.ts';
import type { Role } from '#contract/endpoint.ts';
import { formatDate } from '#contract/format-date.ts';
import { formatDateTime } from '#contract/format-date-time.ts';
import { formatMoney } from '#contract/format-money.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Notification } from '#contract/notifications.ts';
import { shortNameOf } from '#contract/short-name.ts';
import { termFigures } from '#contract/term-figures.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { eachIsolated } from '#server/platform/each-isolated.ts';
import { isolated } from '#server/platform/isolated.ts';
import { translate } from '#server/platform/translate.ts';
import { linkFor } from '../who-hears/link-for.ts';
import type { NoticeRow } from './notice-row.ts';
import { aboutWork, offeredStart, wordingOf } from './wording-of.ts';

/** Who reads: their language, their role, for a cleaner’s profile has a page of its own, and whether they only help. */
export interface NoticeReader {
  locale: LanguageCode;
  role: Role;
  /** They come along to others’ jobs and have none of their own. */
  helperOnly: boolean;
}

/** The words of a notification in a language, and the page it links to. */
export function presentNotification(row: NoticeRow, reader: NoticeReader): Notification {
  const { locale, role } = reader;
  const { notice, job, feed, search, proposal, waiting, heldFor } = row;
  const somebody = translate(locale, 'notices:somebody');
  const newStart = offeredStart(row);
  const whole = (text: string) => isolated(text, locale);
  const because = (reason?: string | null) =>
    reason ? translate(locale, 'notices:because', { reason: whole(reason) }) : '';
  const params = {
    ...eachIsolated(termFigures({ ...usualTerms, ...job?.terms, ...job?.reportTerms }, locale), locale),
    name: whole(namesIn(row, locale) ?? somebody),
    place: whole(job?.place ?? feed?.place ?? ''),
    day: whole(job?.startTime && job.timeZone ? dayIn(job.startTime, job.timeZone, locale) : ''),
    time: whole(job?.startTime && job.timeZone ? timeIn(job.startTime, job.timeZone, locale) : ''),
    address: whole(job?.address ?? ''),
    amount: whole(formatMoney(notice.amountCents ?? 0, locale)),
    newDay: whole(newStart && job?.timeZone ? dayIn(new Date(newStart), job.timeZone, locale) : ''),
    until: whole(job?.openToAllAt && job.timeZone ? momentIn(job.openToAllAt, job.timeZone, locale) : ''),
    search: whole(search?.name ?? ''),
    platform: whole(feed?.platform ? platformNames[feed.platform] : ''),
    why: whyOf(notice.about, locale),
    please: pleaOf(notice, locale),
    declined: because(proposal?.reason),
    held: because(heldFor),
    cause: notice.alarm ? translate(locale, `calendars:alarm.${notice.alarm}`) : '',
  };
  return {
    id: notice.id,
    kind: notice.kind,
    title:
      waiting && waiting > 1
        ? translate(locale, 'notices:severalMessages', { ...params, count: waiting })
        : translate(locale, `notices:kinds.${notice.kind}.title`, params),
    text: textOf(row, reader, params),
    link: linkFor(linkOf(row, role), hostOfTeam(row)),
    createdAt: notice.createdAt.toISOString(),
    readAt: notice.readAt?.toISOString() ?? null,
  };
}

function textOf(row: NoticeRow, reader: NoticeReader, params: Record<'day' | 'newDay', string>): string {
  const text = translate(reader.locale, `notices:kinds.${row.notice.kind}.${wordingOf(row, reader)}`, params);
  return oneStop(text.trimEnd(), [params.day, params.newDay]);
}

/** What is wrong with something, as a sentence before the one that says what to do; of anything else no more is known than that an admin looked at it. */
function whyOf(about: NoticeRow['notice']['about'], locale: LanguageCode): string {
  if (!about || about === 'other') return '';
  return translate(locale, `notices:why.${about}`) + (locale === 'zh' ? '' : ' ');
}

/** What to heed when writing; whoever has shown something private, or of another home, was not impolite. */
function pleaOf({ kind, about }: NoticeRow['notice'], locale: LanguageCode): string {
  const isOfWords = !about || about === 'other' || about === 'offensive' || about === 'contact';
  return isOfWords && aboutWords.has(kind) ? translate(locale, `notices:please.${kind}`) : '';
}

const aboutWords: ReadonlySet<NoticeRow['notice']['kind']> = new Set([
  ...(['messageWarned', 'messageHidden', 'reviewWarned', 'jobWarned'] as const),
]);

/** The host for whom its reader looks after the home it is about; null where they are the host, or it is about none. */
function hostOfTeam({ job, feed }: NoticeRow): string | null {
  if (job?.readByTeam) return job.hostId;
  return feed?.readByTeam ? feed.hostId : null;
}

/** Whom it is about; helpers as their host knows them, and all who come. */
function namesIn({ notice, job, person }: NoticeRow, locale: LanguageCode): string | null {
  const known = person && !person.erasedAt ? person.name : null;
  if (aboutWork.has(notice.kind)) return known && shortNameOf(known);
  if (notice.kind !== 'helperComes') return known;
  const [one, ...others] = job?.helpers ?? [];
  if (!one) return known && shortNameOf(known);
  return others.length > 0 ? new Intl.ListFormat(locale).format([one, ...others]) : one;
}

/** A date that ends in an abbreviation ("24. Nov.") already brings the sentence's full stop. */
const oneStop = (text: string, days: readonly string[]): string =>
  days.filter((day) => day.endsWith('.')).reduce((said, day) => said.replaceAll(`${day}.`, day), text);

/** Keeps a date from being broken across lines. */
const dayIn = (instant: Date, timeZone: string, locale: LanguageCode): string =>
  formatDate(instant, locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).replaceAll(' ', '\u00a0');

const timeIn = (instant: Date, timeZone: string, locale: LanguageCode): string =>
  formatDate(instant, locale, { timeZone, hour: 'numeric', minute: '2-digit' }).replaceAll(' ', '\u00a0');

const momentIn = (instant: Date, timeZone: string, language: LanguageCode): string =>
  formatDateTime(instant.toISOString(), { language, timeZone });

const inConversation: ReadonlySet<NoticeRow['notice']['kind']> = new Set([
  ...(['messageReceived', 'messageWarned', 'messageHidden', 'contentKept', 'contentWarned', 'contentHidden'] as const),
]);

const inProfile: ReadonlySet<NoticeRow['notice']['kind']> = new Set([
  ...(['profileHidden', 'pictureHidden', 'profileWarned', 'contentRestored', 'decisionUndone'] as const),
]);

const inPayments: ReadonlySet<NoticeRow['notice']['kind']> = new Set([
  ...(['chargebackNoted', 'refundToSend', 'refundToConfirm', 'refundDeclined', 'refundExpired'] as const),
]);

function linkOf({ notice: { kind, jobId, personId, integrationId } }: NoticeRow, role: Role): string {
  if (inConversation.has(kind)) return `/messages/${jobId}/${personId}`;
  if (kind === 'contentWaiting') return '/admin/content-moderation';
  if (kind === 'reportWaiting') return '/admin/disputes';
  if (inPayments.has(kind)) return `/admin/payments${jobId ? `?q=${jobId}` : ''}`;
  if (kind === 'replaceCode') return '/host/dashboard?tab=properties';
  if (kind === 'memberAccepted' || kind === 'memberLeft' || kind === 'membershipEnded')
    return '/host/dashboard?tab=settings#team';
  if (kind === 'helperAccepted' || kind === 'helperLeft' || kind === 'helpingEnded') return '/cleaner/helpers';
  if (inProfile.has(kind) && !jobId) return role === 'CLEANER' ? '/cleaner/dashboard?tab=profile' : '/account';
  const isDecisionUndone = kind === 'contentRestored' || kind === 'decisionUndone';
  if (isDecisionUndone && jobId && personId) return `/messages/${jobId}/${personId}`;
  if (jobId) return `/jobs/${jobId}`;
  // the profile that was reported
  if (kind.startsWith('report'))
    return role === 'HOST' ? `/host/dashboard?tab=cleaners${personId ? `&cleaner=${personId}` : ''}` : '/cleaner/jobs';
  if (kind === 'creditsEarned') return '/cleaner/dashboard';
  if (kind.startsWith('payout')) return '/cleaner/payouts';
  if (kind === 'checkWaiting') return '/admin/background-checks';
  if (kind === 'reviewWaiting') return '/admin/reviews';
  if (kind === 'calendarNeedsYou') return `/host/calendar?calendar=${integrationId ?? 'asks'}`;
  if (kind === 'cardExpires') return '/host/dashboard?tab=billing';
  return kind === 'codesSwitchedOff' ? '/admin/dashboard' : '/background-check';
}
