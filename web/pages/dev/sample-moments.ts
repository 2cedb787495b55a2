import { formatDate, formatDateTime, formatDay, formatRange, formatTime, localeOf } from '#web/platform/format.ts';
import type { SampleWords } from './english-words.ts';

const timeZone = 'America/New_York';
const first = Date.UTC(2026, 10, 20, 5);
const hour = 3_600_000;
const instant = (day: number, hours: number) => new Date(first + (day * 24 + hours) * hour).toISOString();

/** Days, times and hours of the gallery's week as the product writes them; day 0 is Friday, November 20, 2026. */
export function sampleMoments({ language }: SampleWords) {
  const place = { language, timeZone };
  const part = (options: Intl.DateTimeFormatOptions) => (day: number) =>
    formatDate(new Date(instant(day, 12)), language, { ...options, timeZone });
  return {
    weekday: part({ weekday: 'short' }),
    monthDay: part({ month: 'short', day: 'numeric' }),
    day: (day: number) => formatDay(instant(day, 12), place),
    time: (hours: number) => formatTime(instant(0, hours), place),
    at: (day: number, hours: number) => formatDateTime(instant(day, hours), place),
    range: (day: number, from: number, to: number) => formatRange(instant(day, from), instant(day, to), place),
    hours: (count: number) =>
      new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'hour', unitDisplay: 'short' }).format(count),
  };
}
