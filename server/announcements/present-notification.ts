import { formatDate } from '#contract/format-date.ts';
import { formatMoney } from '#contract/format-money.ts';
import { directionOf, type LanguageCode } from '#contract/languages.ts';
import type { Notification } from '#contract/notifications.ts';
import { translate } from '#server/platform/translate.ts';
import type { NoticeRow } from './list-notifications.ts';

/** The words of a notification in a language, and the page it leads to. */
export function presentNotification({ notice, job, person }: NoticeRow, locale: LanguageCode): Notification {
  const somebody = translate(locale, 'notifications:somebody');
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
    title: translate(locale, `notifications:kinds.${notice.kind}.title`, params),
    text: oneStop(translate(locale, `notifications:kinds.${notice.kind}.text`, params), params.day),
    link: linkOf(notice),
    createdAt: notice.createdAt.toISOString(),
    readAt: notice.readAt?.toISOString() ?? null,
  };
}

/** A Latin name in Arabic keeps its own direction and leaves that of the words around it alone. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A date that ends in an abbreviation ("24. Nov.") brings the full stop of its sentence along. */
const oneStop = (text: string, day: string): string => (day.endsWith('.') ? text.replaceAll(`${day}.`, day) : text);

/** No line may end within a date. */
const dayIn = (instant: Date, timeZone: string, locale: LanguageCode): string =>
  formatDate(instant, locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).replaceAll(' ', '\u00a0');

function linkOf({ kind, jobId }: NoticeRow['notice']): string {
  if (jobId) return `/jobs/${jobId}`;
  if (kind === 'checkWaiting') return '/admin/background-checks';
  if (kind === 'reviewWaiting') return '/admin/reviews';
  if (kind === 'calendarNeedsYou') return '/host/calendar';
  return kind === 'codesSwitchedOff' ? '/admin/dashboard' : '/background-check';
}
