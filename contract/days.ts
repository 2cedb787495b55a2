const day = 24 * 3_600_000;

/** Days are texts, `YYYY-MM-DD`: they compare as they are, and no zone changes them. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);

/** The day of a moment in UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Over how many days the dashboard's rates look back, and Analytics unless asked otherwise: so they can be compared. */
export const usualDays = 30;

export const nightsBetween = (checkIn: string, checkOut: string): number =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / day);
