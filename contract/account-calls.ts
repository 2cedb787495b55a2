import type * as emailChange from './email-change.ts';
import { callOf } from './endpoint.ts';
import type * as ownData from './own-data.ts';
import type * as passkeys from './passkeys.ts';
import type * as twoFactor from './two-factor.ts';

// How the browser makes the calls about an account’s safety; see calls.ts.

export const getTwoFactor = callOf<typeof twoFactor.getTwoFactor>('GET', '/api/me/two-factor');
export const beginTwoFactor = callOf<typeof twoFactor.beginTwoFactor>('POST', '/api/me/two-factor', []);
export const confirmTwoFactor = callOf<typeof twoFactor.confirmTwoFactor>('PUT', '/api/me/two-factor', ['twoFactor']);
export const endTwoFactor = callOf<typeof twoFactor.endTwoFactor>('DELETE', '/api/me/two-factor', ['twoFactor']);
export const renewRecoveryCodes = callOf<typeof twoFactor.renewRecoveryCodes>(
  'POST',
  '/api/me/two-factor/recovery-codes',
  ['twoFactor'],
);
export const loginWithTwoFactor = callOf<typeof twoFactor.loginWithTwoFactor>('POST', '/api/auth/login/two-factor', []);
export const listPasskeys = callOf<typeof passkeys.listPasskeys>('GET', '/api/me/passkeys');
export const askPasskey = callOf<typeof passkeys.askPasskey>('POST', '/api/me/passkeys/options', []);
export const addPasskey = callOf<typeof passkeys.addPasskey>('POST', '/api/me/passkeys', ['twoFactor']);
export const askPasskeyHere = callOf<typeof passkeys.askPasskeyHere>('POST', '/api/me/passkeys/proof', []);
export const removePasskey = callOf<typeof passkeys.removePasskey>('DELETE', '/api/me/passkeys/{id}', ['twoFactor']);
export const askPasskeyLogin = callOf<typeof passkeys.askPasskeyLogin>('POST', '/api/auth/login/passkey/options', []);
export const loginWithPasskey = callOf<typeof passkeys.loginWithPasskey>('POST', '/api/auth/login/passkey', []);
export const exportMe = callOf<typeof ownData.exportMe>('GET', '/api/me/export');
export const eraseMe = callOf<typeof ownData.eraseMe>('DELETE', '/api/me', []);
export const askEmailChange = callOf<typeof emailChange.askEmailChange>('POST', '/api/me/email', []);
export const changeEmail = callOf<typeof emailChange.changeEmail>('PUT', '/api/me/email', ['sessions']);
