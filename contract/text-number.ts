import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { noticePreferences } from './notice-preferences.ts';
import { instant } from './wire.ts';

const textCode = z.object({
  /** Where the code has gone, in E.164. */
  number: z.string(),
  expiresAt: instant,
});
export type TextCode = z.infer<typeof textCode>;

export const sendNumberCode = endpoint({
  method: 'POST',
  path: '/api/me/text-number/code',
  access: 'signed-in',
  summary:
    'Text a code of six digits to the phone number of the caller’s account: three an hour. A number that can’t be someone’s own, or has answered STOP, is 400',
  status: 200,
  answer: textCode,
});
export const proveNumber = endpoint({
  method: 'POST',
  path: '/api/me/text-number',
  access: 'signed-in',
  summary: 'Prove by that code that the number is the caller’s; texts go to no other. A changed number is proved again',
  status: 200,
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'textCode') }),
  answer: noticePreferences,
});
