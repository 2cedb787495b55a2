import type { UserRow } from '../present-user.ts';

/** Whether passkeys alone are an account's second factor, beside its recovery codes. */
export const withoutApp = ({
  twoFactorSince,
  twoFactorSealed,
}: Pick<UserRow, 'twoFactorSince' | 'twoFactorSealed'>): boolean => twoFactorSince !== null && twoFactorSealed === null;
