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
  noFeed: 'This calendar has no address yet. Paste the one that the platform gives you.',
  notFound: 'No server answers to the name in this address. Check it for typing errors.',
  refused: 'The server in this address did not let us connect. We will try again.',
  timeout: 'The calendar did not answer within 10 seconds. We will try again.',
  httpStatus:
    'The server answered with error {{status}} instead of a calendar. Copy the address from the platform again.',
  redirects: 'This address leads on and on. Copy the address from the platform again.',
  badUrl: 'This is not an address. It should begin with https://.',
  scheme: 'Only addresses that begin with https:// or http:// can be read.',
  credentials: 'An address with a user name or password in it can’t be read.',
  port: 'Addresses with this port number can’t be read.',
  privateAddress: 'This address leads into a private network and can’t be read.',
  notACalendar: 'What is at this address is no calendar. Look for the iCal or .ics address.',
  webPage: 'This address leads to a web page, not to a calendar. Look for the iCal or .ics address.',
  nothing: 'There is nothing at this address yet.',
  cutOff: 'The calendar was cut off on its way. Nothing was changed; we will try again.',
  garbled: 'The calendar is damaged. Nothing was changed; we will try again.',
  tooLarge: 'The calendar is larger than 5 MB.',
  tooManyEvents: 'The calendar has more than 2,000 entries.',
  tooSlow: 'The calendar took too long to read.',
  unexpected: 'Something in this calendar could not be read. Nothing was changed; we will try again.',
};
