import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { users } from './table.ts';

/** The cleaner whom a referral code names, null without a code. 400 for a code that names no cleaner. */
export async function findReferrer(reader: Reader, code: string | null | undefined): Promise<string | null> {
  if (!code) return null;
  const [referrer] = await reader
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.referralCode, code.trim().toUpperCase()), eq(users.role, 'CLEANER'), isNull(users.erasedAt)));
  if (!referrer) throw invalidInput({ referralCode: 'referralCode' });
  return referrer.id;
}
