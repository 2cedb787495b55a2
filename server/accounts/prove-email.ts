import { and, eq, ne } from 'drizzle-orm';
import { termsVersion } from '#contract/terms.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetDevices } from './known-device.ts';
import type { UserRow } from './present-user.ts';
import type { NewDetails } from './register-proven.ts';
import type { Arrival } from './sign-in.ts';
import { sessions, users } from './table.ts';

/**
 * The first proof of an email. Whoever registered it with a password may have been someone else, so what they entered
 * stays only if the proof comes from the session that registered. Otherwise password, phone and devices are cleared,
 * and someone proving it by signing up gets the role and name they typed; a login code brings neither, so those two
 * stay. Every other session ends either way.
 */
export async function proveEmail(
  kit: Kit,
  tx: Tx,
  user: UserRow,
  { actor, details }: Pick<Arrival, 'actor'> & { details?: NewDetails },
): Promise<UserRow> {
  const here = actor?.id === user.id ? await registeringSession(tx, actor.sessionHash) : null;
  const others = here ? and(eq(sessions.userId, user.id), ne(sessions.tokenHash, here)) : eq(sessions.userId, user.id);
  await tx.delete(sessions).where(others);
  if (!here) await forgetDevices(kit, tx, user.id);
  const emailVerifiedAt = kit.clock.now();
  const proven = here ? { emailVerifiedAt } : { emailVerifiedAt, passwordHash: null, ...ownDetails(kit, details) };
  await tx.update(users).set(proven).where(eq(users.id, user.id));
  return { ...user, ...proven };
}

const ownDetails = ({ clock }: Kit, details: NewDetails | undefined) =>
  details ? { ...details, termsVersion, termsAcceptedAt: clock.now() } : { phone: null };

async function registeringSession(tx: Tx, sessionHash: Buffer): Promise<Buffer | null> {
  const [session] = await tx
    .select({ registeredHere: sessions.registeredHere })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  return session?.registeredHere ? sessionHash : null;
}
