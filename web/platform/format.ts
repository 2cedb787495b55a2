import { formatMoney } from '#contract/format-money.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from '#contract/locale-of.ts';

export { formatMoney, localeOf };

/** "$39" where an amount has no cents, as the specification words some buttons; "$39.50" where it has. */
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

const dayParts = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const timeParts = { hour: 'numeric', minute: '2-digit' } as const;

/** "Fri, Nov 21" in the zone given. */
export function formatDay(instant: string, { language, timeZone }: Place): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...dayParts, timeZone }).format(new Date(instant));
}

/** "11:00 AM" in the zone given, in the clock of the reader's language. */
export function formatTime(instant: string, { language, timeZone }: Place): string {
  return plainSpaces(new Intl.DateTimeFormat(localeOf(language), { ...timeParts, timeZone }).format(new Date(instant)));
}

/** "Fri, Nov 21, 11:00 AM EST". */
export function formatDateTime(instant: string, { language, timeZone }: Place): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...dayParts, ...timeParts, timeZone });
  return `${plainSpaces(format.format(new Date(instant)))} ${zoneName(instant, timeZone)}`;
}

/** "Fri, Nov 21, 11:00 AM–3:00 PM EST"; both days are named when the range crosses midnight. */
export function formatRange(start: string, end: string, { language, timeZone }: Place): string {
  const place = { language, timeZone };
  const sameDay = formatDay(start, place) === formatDay(end, place);
  const comma = language === 'ar' ? '،' : ',';
  const from = `${formatDay(start, place)}${comma} ${formatTime(start, place)}`;
  const until = sameDay ? formatTime(end, place) : ` ${formatDay(end, place)}${comma} ${formatTime(end, place)}`;
  return `${from}${sameDay ? '–' : ' –'}${until} ${zoneName(end, timeZone)}`;
}

/** A medium date and time ("Nov 21, 2026, 11:00 AM"), for lists where the year matters. */
export function formatMedium(
  instant: string,
  { language, timeZone }: Partial<Place> & Pick<Place, 'language'>,
): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return plainSpaces(format.format(new Date(instant)));
}

/** The abbreviation of a zone at an instant: "EST", "EDT", "GMT+1". English names it the shortest. */
export function zoneName(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
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
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'second');
}

/** Minutes and seconds that are left: "9:41". */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** ICU puts narrow spaces before AM and PM, which some fonts lack; a plain no-break space looks the same. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
