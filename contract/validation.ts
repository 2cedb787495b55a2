import type { z } from 'zod';
import { formatMoney } from './format-money.ts';

/**
 * Every sentence a field can be refused with, in English. Schemas give the code as their message; the server sends the
 * sentence and the code, and a screen shows `validation:<code>` in the reader's language. Values fill each `{{x}}`.
 */
export const sentences = {
  required: 'This field is required',
  wrongType: 'This value isn’t valid here',
  unknownField: 'Unknown field',
  unknownOption: 'Choose one of the options offered',
  invalidFormat: 'This isn’t in the expected format',
  dateRange: 'Use a date from 1900 to 2199',
  tooShort: 'Use at least {{minimum}} characters',
  tooLong: 'Use at most {{maximum}} characters',
  tooSmall: 'Must be at least {{minimum}}',
  tooBig: 'Must be at most {{maximum}}',
  amount: 'Enter an amount in dollars, such as 95.50',
  tooLittle: 'At least {{amount}}',
  tooMuch: 'At most {{amount}}',
  tooFew: 'Choose at least {{minimum}}',
  tooMany: 'Choose at most {{maximum}}',
  oneOf: 'Send exactly one of these two fields',
  alone: 'Send this field on its own, without other fields',
  notAnId: 'This isn’t a valid ID',
  notWhole: 'Use a whole number',
  twoDecimals: 'Use at most two decimals',
  notMultiple: 'Use steps of {{divisor}}',
  unusableCharacters: 'This text contains characters that can’t be stored',
  blank: 'This field is required',
  contactMessage: 'Tell us a little more: at least 10 characters',
  email: 'Invalid email address',
  emailRequired: 'Email is required',
  nameRequired: 'Name is required',
  nameAddress: 'Leave web and email addresses out of the name',
  messageAddress: 'Leave web and email addresses out of your message',
  nameOfficial: 'Choose a name that doesn’t look like Freshkey or its support',
  loginCode: 'Enter the 4 digits of your code',
  phone: 'Phone number must be at least 10 digits',
  phoneNoTexts: 'We can’t send texts to this number. Use your own mobile number',
  phoneStopped: 'This number has replied STOP. Send START to our number first',
  textCode: 'This code is wrong or no longer works',
  phoneCharacters: 'Use only digits, spaces and + ( ) - . in a phone number',
  nameNotTheirs: 'This doesn’t match the name on the account',
  emailNotYours: 'This isn’t the email address on your account',
  ownEmail: 'Use another email: this one is yours',
  emailSame: 'This is already your email address',
  emailCode: 'This code is wrong or no longer works',
  passwordShort: 'Use at least 10 characters',
  passwordCommon: 'This password is too common',
  passwordEmail: 'Don’t use your email address as your password',
  passwordWrong: 'This isn’t your current password',
  propertyRequired: 'Please select a property',
  propertyGone: 'This property has been removed. Choose another one',
  homesRequired: 'Choose at least one property',
  startRequired: 'Start time is required',
  endRequired: 'End time is required',
  recleanFar: 'Choose a time within the next three days',
  nothingOrLeast: 'Nothing, or at least {{amount}}',
  startPast: 'Start time must be in the future',
  ownAddress: 'This is your own email address',
  clientAlready: 'You already clean for this host',
  zoneUnknown: 'First add this property’s ZIP code or time zone under Properties',
  untilPast: 'Choose a time in the future',
  startFar: 'Start time must be within the next two years',
  endBeforeStart: 'End time must be after the start',
  jobTooLong: 'A job can last up to 24 hours',
  budget: 'Budget must be greater than 0',
  titleRequired: 'Title is required',
  addressRequired: 'Address is required',
  timeZone: 'Choose a time zone from the list',
  cellsMoved: 'This line doesn’t match the headings: check its quotes and separators',
  zipUnknown: 'We couldn’t find this ZIP code',
  bathrooms: 'Choose 1 to 4, in steps of 0.5',
  checkOutAfterCheckIn: 'Check-out must be after check-in',
  checkOutPast: 'This stay is already over',
  tooManyNights: 'A stay can last up to {{maximum}} nights',
  minimumBid: 'Minimum bid is $30',
  bidMessage: 'Please provide a brief message about your bid',
  minimumHours: 'Minimum 1 hour',
  maximumHours: 'Maximum 12 hours',
  primaryCleaner: 'Please select at least a primary cleaner.',
  choicesDiffer: 'Choose a different cleaner for each choice',
  firstNobody: 'Choose at least one cleaner, or let everyone bid right away',
  firstTooLong: 'The cleaning starts before those hours are over. Choose fewer hours',
  firstNone: 'None of these cleaners can take the job at that time. Choose others, or let everyone bid right away',
  invitePayout: 'A job needs a payout of at least $30 to invite a cleaner',
  overallRating: 'Please provide an overall rating.',
  rejectionReason: 'Rejection Reason Required',
  minimumHourlyRate: 'Minimum hourly rate is $15',
  maximumHourlyRate: 'Maximum hourly rate is $200',
  hourlyRateOnboarding: 'Hourly rate cannot exceed $100',
  hourlyRateStep: 'Use steps of $0.50',
  minimumRadius: 'Minimum service radius is 5km',
  maximumRadius: 'Maximum service radius is 100km',
  cleaningType: 'Select at least one cleaning type',
  minimumJobs: 'Minimum 1 job per day',
  maximumJobs: 'Maximum 10 jobs per day',
  minimumPayout: 'Minimum payout is $30',
  minimumPayoutOnboarding: 'Minimum payout is $50',
  workDay: 'Select at least one work day',
  daysOrder: 'The last day can’t be before the first',
  quietHours: 'Quiet hours can’t start and end at the same time',
  workHours: 'The end of the day must be after its start',
  projectRates: 'The maximum can’t be below the minimum',
  language: 'Select at least one language',
  nameShort: 'Use at least 2 characters',
  dateOfBirth: 'Date of birth is required (YYYY-MM-DD)',
  adult: 'You must be 18 or older',
  ssn: 'Social Security number must have 9 digits',
  street: 'Street address is required',
  cityShort: 'City is required',
  stateShort: 'State is required',
  zip: 'ZIP code must be at least 5 digits',
  bio: 'Use at least 50 characters',
  terms: 'You must accept the terms and conditions',
  consent: 'You must consent to background check',
  photoUrl: 'This isn’t a photo you uploaded',
  photoFormat: 'This file isn’t a photo that can be used here. Choose a JPEG, PNG or WebP',
  photoHeic: 'HEIC photos can’t be used here. Save the photo as a JPEG and try again',
  photoDamaged: 'This photo is damaged or incomplete',
  photoEmpty: 'This file is empty',
  photoPixels: 'Use a photo of at most 50 megapixels',
  photoBytes: 'Use a photo of at most 15 MB',
  photoQueue: 'Your other photos are still being processed. Try again in a few seconds',
  photoQuota: 'You’ve uploaded many photos that aren’t on a job yet. Try again tomorrow',
  photosPerJob: 'A job can have up to {{maximum}} photos',
  photoAfterFirst:
    'A job can have up to {{maximum}} photos, and one has to show the finished work. Add an After photo now',
  paymentIntent: 'This payment isn’t yours',
  notes: 'Enter a reason',
  reasonShort: 'Enter a reason of at least 10 characters',
  tip: 'The tip must be more than $0',
  referralCode: 'This referral code isn’t valid',
} as const;

export type SentenceCode = keyof typeof sentences;
/** As sent in an answer's `fieldErrors`: `{ code: 'tooLong', maximum: 120 }`. */
export interface FieldError {
  code: SentenceCode;
  [value: string]: string | number;
}

export const isSentenceCode = (text: string): text is SentenceCode => Object.hasOwn(sentences, text);

/** The English sentence of a field error, its values filled in. */
export function sentenceOf({ code, ...values }: FieldError): string {
  return sentences[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

type Issue = z.core.$ZodIssue;

/**
 * The field error for a zod issue: the code its schema gives, or the general one for its kind. A schema of money adds its
 * limit in cents, because the issue does not tell cents from other numbers: `tooMuch:1000000`.
 */
export function describeIssue(issue: Issue): FieldError {
  const [given = '', cents] = issue.message.split(':');
  if (!isSentenceCode(given)) return { code: generalCode(issue), ...valuesOf(issue) };
  return cents ? amountError(given, Number(cents)) : { code: given, ...valuesOf(issue) };
}

/** A limit of money: in cents, for a screen to write as its language does, and as the English sentence has it. */
export const amountError = (code: SentenceCode, amountCents: number): FieldError => ({
  ...{ code, amountCents },
  amount: formatMoney(amountCents, 'en', 'whole'),
});

/** Turns zod's issues into `{ path: error }`, the first for each path; unknown keys count as paths of their own. */
export function fieldErrorsOf(error: z.core.$ZodError): Record<string, FieldError> {
  // no prototype: a client may send `constructor` as a field name
  const found: Record<string, FieldError> = Object.create(null);
  for (const issue of error.issues) {
    const at = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at];
    for (const path of paths) found[path.join('.') || 'body'] ??= describeIssue(issue);
  }
  return found;
}

function generalCode(issue: Issue): SentenceCode {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknownField';
    case 'invalid_value':
      return 'unknownOption';
    case 'invalid_format':
      return issue.format === 'uuid' ? 'notAnId' : 'invalidFormat';
    case 'not_multiple_of':
      return 'notMultiple';
    case 'too_small':
      return sizeCode(issue.origin, 'tooShort', 'tooFew', 'tooSmall');
    case 'too_big':
      return sizeCode(issue.origin, 'tooLong', 'tooMany', 'tooBig');
    case 'invalid_type':
      if (issue.expected === 'int') return 'notWhole';
      // something was typed, and is no number
      if ('received' in issue && issue.received === 'NaN') return 'wrongType';
      return issue.input === undefined || issue.input === null ? 'required' : 'wrongType';
    default:
      return 'wrongType';
  }
}

function sizeCode(origin: string, text: SentenceCode, list: SentenceCode, number: SentenceCode): SentenceCode {
  if (origin === 'string') return text;
  return origin === 'array' || origin === 'set' ? list : number;
}

function valuesOf(issue: Issue): Record<string, number> {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code === 'not_multiple_of') return { divisor: issue.divisor };
  return {};
}
