/** How long a background check usually takes at most, in business days; as the screens say. */
const businessDays = 3;

/** By which day a check that was begun then is usually over; null once that is past, and nothing can be promised. */
export function usualCheckEnd(begunAt: string, now: number): Date | null {
  const day = new Date(begunAt);
  for (let left = businessDays; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() % 6 !== 0) left -= 1;
  }
  return day.getTime() > now ? day : null;
}
