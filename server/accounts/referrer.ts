import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { users } from './table.ts';

/** The cleaner a referral code belongs to; null if there is none. */
export async function referrerOf(reader: Reader, code: string | null | undefined): Promise<string | null> {
  if (!code) return null;
  const [referrer] = await reader
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.referralCode, code.trim().toUpperCase()), eq(users.role, 'CLEANER'), isNull(users.erasedAt)));
  return referrer?.id ?? null;
}

/** The same for a code someone types: 400 if it belongs to no cleaner. */
export async function typedReferrer(reader: Reader, code: string | null | undefined): Promise<string | null> {
  const referrer = await referrerOf(reader, code);
  if (code && !referrer) throw invalidInput({ referralCode: 'referralCode' });
  return referrer;
}
