import type { Kit } from '#server/platform/kit.ts';

/** Bound to the account and the address, so that a code proves nothing else. */
export const hashOf = (
  { hasher }: Pick<Kit, 'hasher'>,
  { userId, email, code }: { userId: string; email: string; code: string },
): Buffer => hasher.hash('email change', `${userId}\n${email}\n${code}`);
