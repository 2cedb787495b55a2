import type { Weekday } from '#contract/states.ts';

export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  weekday: Weekday;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What calendar and clock show at an instant in a zone. Making a format costs a thousand times its use: they are kept. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = formatIn(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    weekday: part('weekday').toLowerCase() as Weekday, // the English names of days are the contract's
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'long',
  });
  formats.set(timeZone, format);
  return format;
}
