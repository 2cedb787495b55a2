import { and, eq, ne } from 'drizzle-orm';
import { termsVersion } from '#contract/terms.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetDevices } from './known-device.ts';
import { languageOf } from './language-of.ts';
import type { UserRow } from './present-user.ts';
import { sessions, users } from './table.ts';

export interface Arrival {
  /** Who was already signed in, if anyone. */
  actor: Actor | null;
  caller: Caller;
}

/** What someone signing up enters about themselves. */
export type NewDetails = Pick<UserRow, 'name' | 'role' | 'phone' | 'locale' | 'referredBy'>;

/**
 * The first proof of an email. Whoever registered it with a password may have been someone else, so what they entered
 * stays only if the proof comes from the session that registered. Otherwise all of it is cleared: someone proving it by
 * signing up gets the role and name they typed, and someone with a login code, which brings neither, is asked for them
 * before anything else. Every other session ends either way.
 */
export async function proveEmail(
  kit: Kit,
  tx: Tx,
  user: UserRow,
  { actor, caller, details }: Arrival & { details?: NewDetails },
): Promise<UserRow> {
  const here = actor?.id === user.id ? await registeringSession(tx, actor.sessionHash) : null;
  const others = here ? and(eq(sessions.userId, user.id), ne(sessions.tokenHash, here)) : eq(sessions.userId, user.id);
  await tx.delete(sessions).where(others);
  if (!here) await forgetDevices(kit, tx, user.id);
  const emailVerifiedAt = kit.clock.now();
  const proven = here
    ? { emailVerifiedAt }
    : { emailVerifiedAt, passwordHash: null, ...(details ? accepted(kit, details) : nobodyYet(caller)) };
  await tx.update(users).set(proven).where(eq(users.id, user.id));
  return { ...user, ...proven };
}

const accepted = ({ clock }: Kit, details: NewDetails) => ({
  ...details,
  distanceUnit: 'mi' as const,
  termsVersion,
  termsAcceptedAt: clock.now(),
});

/** The row needs a role; nothing can be done in it before they have said theirs (`give-details.ts`). */
const nobodyYet = (caller: Caller) =>
  ({
    name: '',
    role: 'HOST',
    phone: null,
    locale: languageOf(caller),
    distanceUnit: 'mi',
    referredBy: null,
    termsVersion: null,
    termsAcceptedAt: null,
  }) as const;

async function registeringSession(tx: Tx, sessionHash: Buffer): Promise<Buffer | null> {
  const [session] = await tx
    .select({ registeredHere: sessions.registeredHere })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  return session?.registeredHere ? sessionHash : null;
}
