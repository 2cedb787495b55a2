import { eq, sql } from 'drizzle-orm';
import type { completeOnboarding } from '#contract/cleaners.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { openPersonal, personalPlace, sealSsn, ssnFingerprint } from './identity.ts';
import { cleanerIdentities } from './table.ts';

type Body = BodyOf<typeof completeOnboarding>;

/** Who a cleaner says they are in onboarding. */
export interface IdentityClaim {
  dateOfBirth: string;
  /** Null where none was sent. */
  ssnFingerprint: Buffer | null;
  /** Whether it differs from what was saved before; null the first time. */
  changed: boolean | null;
}

/** What follows in the same transaction when a cleaner gives another name, date of birth or SSN, or gives them first. */
export type OnNewIdentity = (
  kit: Kit,
  tx: Tx,
  userId: string,
  claim: IdentityClaim & { renamed: boolean },
) => Promise<void>;

/** Saves date of birth, street and SSN, sealed. The SSN is needed once: until it is stored for the first time. */
export async function saveIdentity(kit: Kit, tx: Tx, userId: string, body: Body): Promise<IdentityClaim> {
  const { dateOfBirth, address, socialSecurityNumber } = body;
  const [before] = await tx.select().from(cleanerIdentities).where(eq(cleanerIdentities.userId, userId)).for('update');
  if (!socialSecurityNumber && !before?.ssnLast4) throw invalidInput({ socialSecurityNumber: 'required' });
  const now = kit.clock.now();
  const changes = {
    personalSealed: kit.sealer.seal(JSON.stringify({ dateOfBirth, street: address.street }), personalPlace(userId)),
    termsAcceptedAt: now,
    checkConsentAt: now,
    ...(socialSecurityNumber && sealSsn(kit, userId, socialSecurityNumber)),
  };
  await tx
    .insert(cleanerIdentities)
    .values({ userId, ...changes })
    .onConflictDoUpdate({
      target: cleanerIdentities.userId,
      set: { ...changes, revision: sql`${cleanerIdentities.revision} + 1` },
    });
  const given = {
    dateOfBirth,
    ssnFingerprint: socialSecurityNumber ? ssnFingerprint(kit, socialSecurityNumber) : null,
  };
  return { ...given, changed: before ? differs(kit, before, given) : null };
}

function differs(
  kit: Kit,
  before: typeof cleanerIdentities.$inferSelect,
  given: Omit<IdentityClaim, 'changed'>,
): boolean {
  const { dateOfBirth } = openPersonal(kit, before.userId, before.personalSealed);
  const sameSsn = !given.ssnFingerprint || before.ssnFingerprint?.equals(given.ssnFingerprint);
  return dateOfBirth !== given.dateOfBirth || !sameSsn;
}
