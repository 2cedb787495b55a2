import type { NumberType } from 'libphonenumber-js/max';

/** What a person may have in a pocket or at home; where landlines and mobile numbers look alike, both. */
const personal: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'VOIP'];
// sold by the call in North America, under any area code; the library takes 976 for an exchange like others
const soldByTheCall = /^\+1(?:900\d{7}|\d{3}976\d{4})$/;

/**
 * Whether a number in E.164 can be somebody's own: not one of a service, free or paid by the call, nor one that its
 * country has not given out.
 */
export async function isPersonalNumber(number: string): Promise<boolean> {
  // loaded with the first number: nobody else needs what it knows of every country
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isValid() === true && personal.includes(parsed.getType()) && !soldByTheCall.test(number);
}
