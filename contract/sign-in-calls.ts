import type * as accounts from './accounts.ts';
import { callOf } from './endpoint.ts';
import type * as referrals from './referrals.ts';

// How the browser makes the calls of the ways in; see calls.ts.

export const loginWithPassword = callOf<typeof accounts.loginWithPassword>('POST', '/api/auth/login/password', []);
export const register = callOf<typeof accounts.register>('POST', '/api/auth/register', []);
export const requestLoginCode = callOf<typeof accounts.requestLoginCode>('POST', '/api/auth/request-login-code', []);
export const requestRegisterCode = callOf<typeof accounts.requestRegisterCode>(
  'POST',
  '/api/auth/request-register-code',
  [],
);
export const giveDetails = callOf<typeof accounts.giveDetails>('PUT', '/api/me/details', []);
export const verifyLink = callOf<typeof accounts.verifyLink>('POST', '/api/auth/verify-link', []);
export const verifyLogin = callOf<typeof accounts.verifyLogin>('POST', '/api/auth/verify-login', []);
export const verifyRegister = callOf<typeof accounts.verifyRegister>('POST', '/api/auth/verify-register', []);
export const whoInvites = callOf<typeof referrals.whoInvites>('GET', '/api/referral-codes/{code}');
