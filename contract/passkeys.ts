import { z } from 'zod';
import { session } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { created, described, used } from './passkey-answers.ts';
import { line } from './text.ts';
import { tenCodes } from './two-factor.ts';
import { id, idParams, instant, maybe } from './wire.ts';

// Passkeys are a second factor, beside the codes of an authenticator app or without one. What browser and authenticator say to each
// other is of Web Authentication (W3C, Level 3), as its JSON serializations have it.

const passkey = z.object({
  id,
  /** The browser and system that it was made with. */
  name: z.string(),
  createdAt: instant,
  lastUsedAt: maybe(instant),
});
export type Passkey = z.infer<typeof passkey>;

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
  excludeCredentials: z.array(described),
});
export type CreationOptions = z.infer<typeof creationOptions>;

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(described),
});
export type RequestOptions = z.infer<typeof requestOptions>;

export type CreatedPasskey = z.infer<typeof created>;
export type UsedPasskey = z.infer<typeof used>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/me/passkeys',
  access: 'signed-in',
  summary: 'The account’s passkeys, newest first',
  status: 200,
  answer: z.array(passkey),
  whileSuspended: true,
});
export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys/options',
  access: 'signed-in',
  summary:
    'What the browser makes a passkey with, for a code of the app or a recovery code, or for none while two-factor authentication is off; 409 for a code while it is off, none while it is on, or with ten passkeys',
  status: 200,
  body: z.strictObject({ code: line(40, 'required').optional() }),
  answer: creationOptions,
  whileUnprotected: true,
});
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys',
  access: 'signed-in',
  summary:
    'Add the passkey that the browser made; the first turns two-factor authentication on, and the recovery codes are shown only here. 422 wrong_code for one that was not asked for in the last five minutes',
  status: 201,
  body: z.strictObject({ passkey: created }),
  answer: passkey.extend({ recoveryCodes: tenCodes.optional() }),
  whileUnprotected: true,
});
export const askPasskeyHere = endpoint({
  method: 'POST',
  path: '/api/me/passkeys/proof',
  access: 'signed-in',
  summary:
    'The options the browser needs to ask for a passkey, where someone who is logged in shows the second factor again; 409 without a passkey',
  status: 200,
  answer: requestOptions,
});
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/me/passkeys/{id}',
  access: 'signed-in',
  summary: 'Remove a passkey; codes from the app keep working. 409 for the only second factor',
  status: 204,
  params: idParams,
});
export const askPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey/options',
  access: 'anyone',
  summary: 'The options the browser needs to ask for a passkey, as the second step of a login',
  status: 200,
  body: z.strictObject({ challenge: line(200) }),
  answer: requestOptions,
});
export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey',
  access: 'anyone',
  summary: 'The second step of a login, with a passkey: the challenge and what the passkey signed',
  status: 200,
  body: z.strictObject({ challenge: line(200), passkey: used }),
  answer: session,
});
