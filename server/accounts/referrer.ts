import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { users } from './table.ts';

/** The cleaner whom a referral code names; null when it names none. */
export async function referrerOf(reader: Reader, code: string | null | undefined): Promise<string | null> {
  if (!code) return null;
  const [referrer] = await reader
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.referralCode, code.trim().toUpperCase()), eq(users.role, 'CLEANER'), isNull(users.erasedAt)));
  return referrer?.id ?? null;
}

/** The same for a code that somebody types: 400 when it names no cleaner. */
export async function typedReferrer(reader: Reader, code: string | null | undefined): Promise<string | null> {
  const referrer = await referrerOf(reader, code);
  if (code && !referrer) throw invalidInput({ referralCode: 'referralCode' });
  return referrer;
}
