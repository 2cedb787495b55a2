import { type CalendarFault, type CalendarFaultCode, calendarFaults, isOfServer } from '#contract/calendar-words.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A feed that cannot be used, and why; what is known from earlier readings stays as it is. */
export class CalendarRefused extends Error {
  readonly fault: CalendarFault;
  constructor(code: CalendarFaultCode, values: Omit<CalendarFault, 'code'> = {}) {
    super(sentenceOfFault({ code, ...values }));
    this.fault = { code, ...values };
  }
}

/** The wire's answer to it. */
export const refusalOfFault = (fault: CalendarFault): Refusal =>
  new Refusal(calendarFaults[fault.code], sentenceOfFault(fault), { extra: { calendarFault: fault } });

/** In English; screens say the same by code. */
export const sentenceOfFault = ({ code, status = 0 }: CalendarFault): string => {
  const sentence = code === 'httpStatus' && isOfServer(status) ? serverFault : sentences[code];
  return sentence.replace('{{status}}', String(status));
};

const serverFault = 'The platform’s server is having a problem (error {{status}}). Your address may be fine.';

const sentences: Record<CalendarFaultCode, string> = {
  noFeed: 'This calendar has no address yet. Paste the one the platform gives you.',
  notFound: 'We couldn’t find a server at this address. Check it for typos.',
  refused: 'The server at this address didn’t let us connect. We’ll try again.',
  timeout: 'The calendar didn’t answer within 10 seconds. We’ll try again.',
  httpStatus:
    'The server answered with error {{status}} instead of a calendar. Copy the address from the platform again.',
  redirects: 'This address keeps redirecting. Copy it from the platform again.',
  badUrl: 'This isn’t a web address. It should begin with https://.',
  scheme: 'We can only read addresses that begin with https:// or http://.',
  credentials: 'We can’t read an address with a username or password in it.',
  port: 'We can’t read an address with this port number.',
  privateAddress: 'This address leads to a private network, so we can’t read it.',
  notACalendar: 'There’s no calendar at this address. Look for the iCal or .ics address.',
  webPage: 'This address leads to a web page, not a calendar. Look for the iCal or .ics address.',
  nothing: 'There’s nothing at this address yet.',
  cutOff: 'Only part of the calendar arrived. Nothing was changed; we’ll try again.',
  garbled: 'The calendar is damaged. Nothing was changed; we’ll try again.',
  tooLarge: 'The calendar is larger than 5 MB.',
  tooManyEvents: 'The calendar has more than 2,000 entries.',
  tooSlow: 'The calendar took too long to read.',
  unexpected: 'We couldn’t read something in this calendar. Nothing was changed; we’ll try again.',
};
