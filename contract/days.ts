const day = 24 * 3_600_000;

/** Days are texts, `YYYY-MM-DD`: they compare as they are, and no zone changes them. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar that the server takes: there is no February 31, and none outside 1900–2199. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && addDays(text, 0) === text;
}

/** Whether a text is a day and a time of it, `YYYY-MM-DDTHH:MM`, on whichever clock. */
export const isWallTime = (text: string | null | undefined): text is string =>
  isDay(text?.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text?.slice(10) ?? '');

/** The day of a moment in UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Over how many days the dashboard's rates look back, and Analytics unless asked otherwise: so they can be compared. */
export const usualDays = 30;

export const nightsBetween = (checkIn: string, checkOut: string): number =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / day);
