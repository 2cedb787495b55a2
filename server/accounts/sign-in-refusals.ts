import { Refusal } from '#server/platform/refusal.ts';

/** The same words for a wrong, used, expired or never mailed code, and for an email without an account. */
export const invalidCode = () => new Refusal('invalid_code', 'Invalid or expired code');
export const invalidCredentials = () => new Refusal('invalid_credentials', 'Invalid email or password');

/** A wrong code of the second factor: 401 keeps someone from signing in, 422 is for those who are. */
export const wrongCode = (status: 401 | 422, why: 'wrong' | 'onlyRecovery' = 'wrong') =>
  new Refusal('wrong_code', 'This code is wrong or was already used.', {
    status,
    ...(why === 'onlyRecovery' && { extra: { onlyRecovery: true } }),
  });
