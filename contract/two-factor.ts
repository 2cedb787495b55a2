import { z } from 'zod';
import { session } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { used } from './passkey-answers.ts';
import { line } from './text.ts';
import { instant, maybe } from './wire.ts';

/** Six digits of an authenticator app, or a recovery code, however they are typed. */
const code = line(40, 'required');
export const tenCodes = z.array(z.string()).length(10);
const recoveryCodes = z.object({ recoveryCodes: tenCodes });

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/me/two-factor',
  access: 'signed-in',
  summary: 'Whether two-factor authentication is on',
  status: 200,
  answer: z.object({
    /** Since when it is on; null while it is not. */
    since: maybe(instant),
    recoveryCodesLeft: z.number().int(),
    /** For admins of a production: nothing else works before it is on. */
    required: z.boolean(),
    /** There, and true, where it is on by passkeys alone: only a recovery code is a code. */
    withoutApp: z.literal(true).optional(),
  }),
  whileSuspended: true,
  whileUnprotected: true,
});
export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/api/me/two-factor',
  access: 'signed-in',
  summary: 'Create a secret for an authenticator app; two-factor authentication isn’t on yet',
  status: 201,
  answer: z.object({
    /** Base32, to be typed into an app. */
    secret: z.string(),
    /** For a QR code. */
    otpauthUrl: z.string(),
  }),
  whileUnprotected: true,
});
export const confirmTwoFactor = endpoint({
  method: 'PUT',
  path: '/api/me/two-factor',
  access: 'signed-in',
  summary: 'Turn two-factor authentication on with the app’s first code; the recovery codes are shown only here',
  status: 200,
  body: z.strictObject({ code }),
  answer: recoveryCodes,
  whileUnprotected: true,
});
export const endTwoFactor = endpoint({
  method: 'DELETE',
  path: '/api/me/two-factor',
  access: 'signed-in',
  summary: 'Turn two-factor authentication off',
  status: 204,
  body: z.strictObject({ code }),
});
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/me/two-factor/recovery-codes',
  access: 'signed-in',
  summary: 'Get ten new recovery codes, for a code or a passkey; the old ones stop working',
  status: 200,
  body: z
    .strictObject({ code: code.optional(), passkey: used.optional() })
    .refine((shown) => (shown.code === undefined) !== (shown.passkey === undefined), {
      path: ['code'],
      message: 'required',
    }),
  answer: recoveryCodes,
});
export const loginWithTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/login/two-factor',
  access: 'anyone',
  summary: 'The second step of a login: the challenge and a code from the app or a recovery code',
  status: 200,
  body: z.strictObject({ challenge: line(200), code }),
  answer: session,
});
