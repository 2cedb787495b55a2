import { and, eq, isNull } from 'drizzle-orm';
import type { Newcomer } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { requireSignUp } from '#server/settings/index.ts';
import { clientInvitations } from './table.ts';

/**
 * Refuses who may not sign up now. A host whom a cleaner has invited may, also once hosts no longer can: the invitation
 * said so, and while nobody new is taken none is sent.
 */
export async function requireMayJoin(reader: Reader, newcomer: Newcomer): Promise<void> {
  if (newcomer.role === 'HOST' && (await isInvited(reader, newcomer))) return;
  await requireSignUp(reader, newcomer.role);
}

/** Whoever sends the code that came with the invitation: without it, nobody learns which addresses were invited. */
async function isInvited(reader: Reader, { email, referralCode }: Newcomer): Promise<boolean> {
  if (!referralCode) return false;
  const [found] = await reader
    .select({ id: clientInvitations.id })
    .from(clientInvitations)
    .innerJoin(users, and(eq(users.id, clientInvitations.cleanerId), isNull(users.erasedAt)))
    .where(and(eq(clientInvitations.email, email), eq(users.referralCode, referralCode.trim().toUpperCase())))
    .limit(1);
  return found !== undefined;
}
