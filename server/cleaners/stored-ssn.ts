import { eq, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ssnPlace } from './identity.ts';
import { cleanerIdentities } from './table.ts';

/** The SSN of onboarding for the background check; null when none was given or it was erased. */
export async function readSsn({ sealer }: Kit, reader: Reader, userId: string): Promise<string | null> {
  const [row] = await reader
    .select({ ssnSealed: cleanerIdentities.ssnSealed })
    .from(cleanerIdentities)
    .where(eq(cleanerIdentities.userId, userId));
  return row?.ssnSealed ? sealer.open(row.ssnSealed, ssnPlace(userId)) : null;
}

/** Erases stored SSNs; the last four digits and the keyed hash stay. */
export async function forgetSsns(tx: Tx, where: SQL): Promise<void> {
  await tx.update(cleanerIdentities).set({ ssnSealed: null }).where(where);
}
