import { hash, verify } from '@node-rs/argon2';

// argon2id, 19 MiB, two passes, one lane: OWASP's password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobodysHash: Promise<string> | undefined;

/** Whether this is the password. False without a hash, after just as long: timing must not reveal an account. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('the password of nobody');
  const right = await verify(passwordHash ?? (await nobodysHash), password);
  return right && typeof passwordHash === 'string';
}
