import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TwilioSettings } from './twilio.ts';

interface Posted {
  /** The address that Twilio was given, as people outside see it. */
  url: string;
  rawBody: Buffer;
  signature: unknown;
}

/**
 * The form that Twilio posts to a webhook; null unless Twilio has signed it: HMAC-SHA1 of the address and of each name
 * with its value, in the order of the names. https://www.twilio.com/docs/usage/security#validating-requests
 */
export function readTwilioForm(
  { authToken }: Pick<TwilioSettings, 'authToken'>,
  { url, rawBody, signature }: Posted,
): URLSearchParams | null {
  const form = new URLSearchParams(rawBody.toString());
  form.sort();
  const signed = [url, ...[...form].flat()].join('');
  const expected = Buffer.from(createHmac('sha1', authToken).update(signed).digest('base64'));
  const given = Buffer.from(typeof signature === 'string' ? signature : '');
  return expected.length === given.length && timingSafeEqual(expected, given) ? form : null;
}
