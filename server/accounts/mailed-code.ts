import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { codeLife, triesPerCode } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { codesWork } from './brakes.ts';
import { loginCodes, type PendingRegistration } from './table.ts';

export type MailedCode = typeof loginCodes.$inferSelect;
type Purpose = MailedCode['purpose'];

interface Wanted {
  email: string;
  purpose: Purpose;
  registration?: PendingRegistration;
  /** False if the mail will carry neither: the row is there only to make the work the same. */
  usable: boolean;
}

/** Makes a new code and link in place of the last one for this email and purpose; null code if only the link works. */
export async function makeCode(
  kit: Kit,
  tx: Tx,
  { email, purpose, registration, usable }: Wanted,
): Promise<{ id: string; code: string | null; linkToken: string }> {
  const id = newId();
  const code = String(randomInt(10_000)).padStart(4, '0');
  const linkToken = randomBytes(16).toString('base64url');
  const withCode = (await codesWork(kit, tx, email)) && usable;
  const now = kit.clock.now();
  const row = {
    id,
    codeHash: withCode ? hashCode(kit, id, code) : null,
    linkHash: hashLink(usable ? linkToken : randomBytes(16).toString('base64url')),
    registration: registration ?? null,
    wrongTries: 0,
    createdAt: now,
    expiresAt: plus(now, codeLife),
  };
  await tx
    .insert(loginCodes)
    .values({ ...row, email, purpose })
    .onConflictDoUpdate({
      target: [loginCodes.email, loginCodes.purpose],
      targetWhere: sql`${loginCodes.usedAt} is null`,
      set: row,
    });
  return { id, code: withCode ? code : null, linkToken };
}

/** Uses up an email's code if it is right; a wrong one costs a try. Null if it is not right. */
export async function takeCode(
  kit: Kit,
  tx: Tx,
  { email, purpose, code }: { email: string; purpose: Purpose; code: string },
): Promise<MailedCode | null> {
  const work = await codesWork(kit, tx, email);
  const [mailed] = await tx
    .select()
    .from(loginCodes)
    .where(and(eq(loginCodes.email, email), eq(loginCodes.purpose, purpose), isNull(loginCodes.usedAt)))
    .for('update');
  if (work && mailed && isRight(kit, mailed, code)) return spend(kit, tx, mailed);
  // even without a code, so that an email without one is refused in the same time
  await tx
    .update(loginCodes)
    .set({ wrongTries: sql`least(${loginCodes.wrongTries} + 1, ${triesPerCode})` })
    .where(eq(loginCodes.id, mailed?.id ?? newId()));
  return null;
}

function isRight({ clock, hasher }: Kit, { id, codeHash, expiresAt, wrongTries }: MailedCode, code: string): boolean {
  if (!codeHash || expiresAt <= clock.now() || wrongTries >= triesPerCode) return false;
  return hasher.matches(codePurpose, `${id}:${code}`, codeHash);
}

/** Uses up the code that a mailed link belongs to; null if the link is unknown or no longer valid. */
export async function takeLink(kit: Kit, tx: Tx, linkToken: string): Promise<MailedCode | null> {
  const [mailed] = await tx
    .select()
    .from(loginCodes)
    .where(
      and(
        eq(loginCodes.linkHash, hashLink(linkToken)),
        isNull(loginCodes.usedAt),
        gt(loginCodes.expiresAt, kit.clock.now()),
      ),
    )
    .for('update');
  return mailed ? spend(kit, tx, mailed) : null;
}

async function spend({ clock }: Kit, tx: Tx, mailed: MailedCode): Promise<MailedCode> {
  await tx.update(loginCodes).set({ usedAt: clock.now() }).where(eq(loginCodes.id, mailed.id));
  return mailed;
}

// Four digits could be recovered from an unkeyed hash in milliseconds; bound to the row, equal codes hash differently.
const codePurpose = 'sign-in code';
const hashCode = ({ hasher }: Kit, id: string, code: string) => hasher.hash(codePurpose, `${id}:${code}`);
const hashLink = (linkToken: string) => createHash('sha256').update(linkToken).digest();
