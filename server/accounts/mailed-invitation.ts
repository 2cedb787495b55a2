import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { createAccount, EmailTaken } from './create-account.ts';
import { languageOf } from './language-of.ts';
import type { UserRow } from './present-user.ts';
import { hashToken } from './session-token.ts';
import { users } from './table.ts';

// What is the same of every invitation that is mailed as a link: to become an admin, to help a cleaner, to join a team.
// Each has a table of its own, of the part of the product that it is to.

/** SQL: whether an invitation of this table is the one that a mailed link is for, and still works. */
export const isLiveInvitation = (
  { clock }: Pick<Kit, 'clock'>,
  { tokenHash, expiresAt }: { tokenHash: AnyPgColumn; expiresAt: AnyPgColumn },
  token: string,
): SQL | undefined => and(eq(tokenHash, hashToken(token)), gt(expiresAt, clock.now()));

/** The invitation that was found, or that was taken: it works once, and a refusal afterwards leaves it as it was. */
export function thatInvitation<Invitation>([found]: readonly Invitation[]): Invitation {
  if (!found) throw notFound('This invitation no longer works.');
  return found;
}

/** The account of somebody who has none yet, by the link that was mailed to them, which proves their address. */
export const createInvited = (
  kit: Kit,
  tx: Tx,
  caller: Caller,
  invited: { email: string; name: string; role: 'CLEANER' | 'HOST'; helperOnly?: true },
): Promise<UserRow> =>
  createAccount(kit, tx, { ...invited, emailProven: true, locale: languageOf(caller) }).catch((error: unknown) => {
    if (!(error instanceof EmailTaken)) throw error;
    throw new Refusal('already_exists', 'This address already has an account. Log in to accept.');
  });

/** Whoever is logged in accepts only what was mailed to their own address. */
export async function requireInvited(tx: Tx, userId: string, email: string): Promise<void> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (account?.email.toLowerCase() !== email)
    throw new Refusal('forbidden', 'This invitation was sent to another email address. Log in with that one.');
}
