import { formatDate } from '#contract/format-date.ts';
import { formatDateTime } from '#contract/format-date-time.ts';
import { haitianRelative } from '#contract/haitian-creole.ts';
import { justNow } from '#contract/just-now.ts';
import { numberFormat, relativeFormat } from '#contract/kept-formats.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from '#contract/locale-of.ts';
import { zoneName } from '#contract/zone-name.ts';
import { localTime } from '#contract/zoned-time.ts';
import { ownZone } from './own-zone.ts';

export { formatMoney, formatWholeDollars } from './format-money.ts';
export { formatDate, formatDateTime, localeOf, zoneName };

export function formatNumber(value: number, language: LanguageCode, decimals?: number): string {
  const fixed = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(localeOf(language), fixed).format(value);
}

interface Place {
  language: LanguageCode;
  timeZone: string;
}

/** "Fri, Nov 21" in the given zone. */
export function formatDay(instant: string, { language, timeZone }: Place): string {
  return formatDate(new Date(instant), language, { weekday: 'short', month: 'short', day: 'numeric', timeZone });
}

/** "11:00 AM" in the given zone, with the clock of the reader's language. */
export function formatTime(instant: string, { language, timeZone }: Place): string {
  return formatDate(new Date(instant), language, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** "Fri, Nov 21, 11:00 AM–3:00 PM EST"; names both days if the range crosses midnight. */
export function formatRange(start: string, end: string, { language, timeZone }: Place): string {
  const place = { language, timeZone };
  const sameDay = formatDay(start, place) === formatDay(end, place);
  const comma = language === 'ar' ? '،' : ',';
  const from = `${formatDay(start, place)}${comma} ${formatTime(start, place)}`;
  const until = sameDay ? formatTime(end, place) : ` ${formatDay(end, place)}${comma} ${formatTime(end, place)}`;
  return `${from}${sameDay ? '–' : ' –'}${until} ${zoneName(new Date(end), timeZone)}`;
}

/** A medium date and time ("Nov 21, 2026, 11:00 AM"), for lists where the year matters. */
export function formatMedium(instant: string, { language, timeZone }: Reader): string {
  return formatDate(new Date(instant), language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/**
 * "3 hours ago", "tomorrow", "in 2 days", "just now". A day is one of the calendar in the zone given (the reader's own without
 * one), so Monday is never "tomorrow" on Saturday evening; what is a few hours away is told in hours over midnight too.
 * A count is rounded to the nearest: cut off, 1 h 49 min would be "in 1 hour".
 */
export function formatRelative(instant: string, now: number, { language, timeZone }: Reader): string {
  const format = relativeFormat(localeOf(language), { numeric: 'auto' });
  const say = language === 'ht' ? haitianRelative : format.format.bind(format);
  const [count, unit] = distanceInTime(Date.parse(instant), now, timeZone ?? ownZone());
  return unit === 'second' && Date.parse(instant) <= now ? justNow[language] : say(count, unit);
}

type Reader = Partial<Place> & Pick<Place, 'language'>;

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const fewHours = 6 * hour;

function distanceInTime(
  at: number,
  now: number,
  timeZone: string,
): [number, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'] {
  const away = at - now;
  const days = calendarDay(at, timeZone) - calendarDay(now, timeZone);
  if (days !== 0 && Math.abs(away) >= fewHours) {
    if (Math.abs(days) >= 365) return [nearest(days / 365), 'year'];
    return Math.abs(days) >= 30 ? [nearest(days / 30), 'month'] : [days, 'day'];
  }
  const minutes = nearest(away / minute);
  if (Math.abs(minutes) >= 60) return [nearest(away / hour), 'hour'];
  return Math.abs(away) >= minute ? [minutes, 'minute'] : [0, 'second'];
}

/** The nearest whole number, a half away from zero on either side: 90 minutes are 2 hours ahead as well as ago. */
const nearest = (count: number): number => Math.sign(count) * Math.round(Math.abs(count));

/** The day of the calendar that a zone shows at an instant, counted from 1970. */
const calendarDay = (at: number, timeZone: string): number =>
  Math.round(Date.parse(`${localTime(new Date(at), timeZone).date}T00:00:00Z`) / day);

/** "one, two and three". */
export function formatList(parts: readonly string[], language: LanguageCode): string {
  const list = new Intl.ListFormat(localeOf(language)).formatToParts(parts);
  // Intl gives Haitian Creole the French list, whose "et" must be "ak".
  return list.map(({ value }) => (language === 'ht' && value === ' et ' ? ' ak ' : value)).join('');
}

/** Minutes and seconds left: "9:41". */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
