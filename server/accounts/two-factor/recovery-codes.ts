import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { recoveryCodes } from '../table.ts';

const howMany = 10;
const letters = 10;
/** Crockford's alphabet: nothing in it is mistaken for something else in it. 10 letters are 50 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes ten new codes in place of those before. They are shown once: only keyed hashes are stored. */
export async function makeRecoveryCodes(kit: Kit, tx: Tx, userId: string): Promise<string[]> {
  await forgetRecoveryCodes(tx, userId);
  const codes = Array.from({ length: howMany }, () =>
    Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashOf(kit, userId, code), userId })));
  return codes.map((code) => `${code.slice(0, letters / 2)}-${code.slice(letters / 2)}`);
}

/** Uses up a code, however its letters were typed; false if it is none of theirs. */
export async function takeRecoveryCode(kit: Kit, tx: Tx, userId: string, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (code.length !== letters) return false;
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, hashOf(kit, userId, code)), eq(recoveryCodes.userId, userId)));
  return taken.rowCount === 1;
}

export const forgetRecoveryCodes = (tx: Tx, userId: string) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));

export const countRecoveryCodes = (reader: Reader, userId: string): Promise<number> =>
  reader.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

const hashOf = ({ hasher }: Kit, userId: string, code: string): Buffer =>
  hasher.hash('recovery code', `${userId}\n${code}`);
