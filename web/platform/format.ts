import { formatDate } from '#contract/format-date.ts';
import { formatDateTime } from '#contract/format-date-time.ts';
import { formatMoney } from '#contract/format-money.ts';
import { haitianRelative } from '#contract/haitian-creole.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from '#contract/locale-of.ts';
import { zoneName } from '#contract/zone-name.ts';

export { formatDate, formatDateTime, formatMoney, localeOf, zoneName };

/** "$39" for a whole amount, as the specification words some buttons; "$39.50" otherwise. */
export function formatWholeDollars(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

export function formatNumber(value: number, language: LanguageCode, decimals?: number): string {
  const fixed = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(localeOf(language), fixed).format(value);
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
export function formatMedium(
  instant: string,
  { language, timeZone }: Partial<Place> & Pick<Place, 'language'>,
): string {
  return formatDate(new Date(instant), language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

const steps = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "3 hours ago", "in 2 days", "now". */
export function formatRelative(instant: string, now: number, language: LanguageCode): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const say = language === 'ht' ? haitianRelative : format.format.bind(format);
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return say(Math.trunc(seconds / size), unit);
  }
  return say(0, 'second');
}

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
