import { z } from 'zod';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { anyLine, email } from './text.ts';

export const askEmailChange = endpoint({
  method: 'POST',
  path: '/api/me/email',
  access: 'signed-in',
  summary: 'Email a 6-digit code to another address for the account; answers the same for one that has an account',
  status: 200,
  body: z.strictObject({ email, currentPassword: anyLine(128).optional() }),
  answer: z.object({ message: z.string() }),
});
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/me/email',
  access: 'signed-in',
  summary: 'Change the account’s email to the address that the code was sent to; ends every other session',
  status: 200,
  body: z.strictObject({ email, code: z.string().regex(/^\d{6}$/, 'emailCode') }),
  answer: user,
});
