import type { CalendarPlatform } from '#contract/calendar-words.ts';

/** Names of companies, the same in every language. */
export const platformNames: Record<CalendarPlatform, string> = {
  airbnb: 'Airbnb',
  booking_com: 'Booking.com',
  vrbo: 'Vrbo',
};
