import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { endSessions } from '../end-sessions.ts';
import { users } from '../table.ts';
import { clearTwoFactor } from './clear-two-factor.ts';

/** The operator takes it away from someone who cannot; their sessions end. Returns the account's id; null without one. */
export async function removeTwoFactor(kit: Kit, tx: Tx, email: string): Promise<string | null> {
  const guarded = and(eq(users.email, email), isNotNull(users.twoFactorSince));
  const [user] = await tx.select().from(users).where(guarded).for('update');
  if (!user) return null;
  await clearTwoFactor(kit, tx, user);
  await endSessions(tx, user.id);
  return user.id;
}
