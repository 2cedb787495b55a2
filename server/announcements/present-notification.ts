import { formatDate } from '#contract/format-date.ts';
import { formatMoney } from '#contract/format-money.ts';
import { directionOf, type LanguageCode } from '#contract/languages.ts';
import type { Notification } from '#contract/notifications.ts';
import { translate } from '#server/platform/translate.ts';
import type { notifications } from './table.ts';

export interface NoticeRow {
  notice: typeof notifications.$inferSelect;
  job: { startTime: Date | null; place: string | null; timeZone: string | null } | null;
  person: { name: string; erasedAt: Date | null } | null;
}

/** The words of a notification in a language, and the page it links to. */
export function presentNotification({ notice, job, person }: NoticeRow, locale: LanguageCode): Notification {
  const somebody = translate(locale, 'notices:somebody');
  const whole = directionOf(locale) === 'rtl' ? isolated : (text: string) => text;
  const params = {
    name: whole(person && !person.erasedAt ? person.name : somebody),
    place: whole(job?.place ?? ''),
    day: job?.startTime && job.timeZone ? dayIn(job.startTime, job.timeZone, locale) : '',
    amount: whole(formatMoney(notice.amountCents ?? 0)),
  };
  return {
    id: notice.id,
    kind: notice.kind,
    title: translate(locale, `notices:kinds.${notice.kind}.title`, params),
    text: oneStop(translate(locale, `notices:kinds.${notice.kind}.text`, params), params.day),
    link: linkOf(notice),
    createdAt: notice.createdAt.toISOString(),
    readAt: notice.readAt?.toISOString() ?? null,
  };
}

/** Inside Arabic, a Latin name keeps its own direction without affecting the words around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A date that ends in an abbreviation ("24. Nov.") already brings the sentence's full stop. */
const oneStop = (text: string, day: string): string => (day.endsWith('.') ? text.replaceAll(`${day}.`, day) : text);

/** Keeps a date from being broken across lines. */
const dayIn = (instant: Date, timeZone: string, locale: LanguageCode): string =>
  formatDate(instant, locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).replaceAll(' ', '\u00a0');

function linkOf({ kind, jobId }: NoticeRow['notice']): string {
  if (kind === 'reportWaiting') return '/admin/disputes';
  if (jobId) return `/jobs/${jobId}`;
  if (kind.startsWith('payout')) return '/cleaner/payouts';
  if (kind === 'checkWaiting') return '/admin/background-checks';
  if (kind === 'reviewWaiting') return '/admin/reviews';
  if (kind === 'calendarNeedsYou') return '/host/calendar';
  return kind === 'codesSwitchedOff' ? '/admin/dashboard' : '/background-check';
}
