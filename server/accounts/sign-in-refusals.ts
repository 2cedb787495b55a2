import { Refusal } from '#server/platform/refusal.ts';

/** The same words for a wrong, used, expired or never mailed code, and for an email without an account. */
export const invalidCode = () => new Refusal('invalid_code', 'Invalid or expired code');
export const invalidCredentials = () => new Refusal('invalid_credentials', 'Invalid email or password');
