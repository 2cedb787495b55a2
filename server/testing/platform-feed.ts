/** A stay, or a closing, as a platform's calendar has it. */
export interface Entry {
  from: string;
  to: string;
  uid: string;
  /** A guest's; closings have none. */
  code?: string;
}

const compact = (day: string): string => day.replaceAll('-', '');

/** As Airbnb writes: a folded description with the reservation's link at each guest, its own words at each closing. */
export function airbnbFeed(day: string, entries: readonly Entry[]): string {
  const head = ['PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN', 'CALSCALE:GREGORIAN', 'VERSION:2.0'];
  const events = entries.flatMap(({ from, to, uid, code }) => [
    ...['BEGIN:VEVENT', `DTSTAMP:${compact(day)}T091142Z`],
    ...[`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(to)}`],
    ...[`SUMMARY:${code ? 'Reserved' : 'Airbnb (Not available)'}`, `UID:1418fb94e984-${uid}@airbnb.com`],
    ...(code ? ['DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de'] : []),
    ...(code ? [` tails/${code}\\nPhone Number (Last 4 Digits): 0000`] : []),
    'END:VEVENT',
  ]);
  return inCalendar([...head, ...events]);
}

/** As Booking.com writes: guests and closings under one word. */
export function bookingFeed(day: string, entries: readonly Entry[]): string {
  const head = ['VERSION:2.0', 'PRODID:-//admin.booking.com\\\\\\, b.v.//NONSGML v1.0//EN', 'CALSCALE:GREGORIAN'];
  const events = entries.flatMap(({ from, to, uid }) => [
    ...['BEGIN:VEVENT', `DTSTAMP:${compact(day)}T092919Z`],
    ...[`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(to)}`, `UID:${uid}@booking.com`],
    ...['SUMMARY:CLOSED - Not available', 'ORGANIZER:mailto:noreply@booking.com', 'END:VEVENT'],
  ]);
  return inCalendar([...head, 'METHOD:PUBLISH', ...events]);
}

const inCalendar = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
