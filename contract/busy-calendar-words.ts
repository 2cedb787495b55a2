/** How many private calendars a cleaner can add; without zod. */
export const mostBusyCalendars = 5;
