import { eq } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { openPersonal, type Personal } from './identity.ts';
import { cleanerIdentities } from './table.ts';

/** A cleaner's own birth date and street, which are stored sealed; null without them. The SSN is shown to nobody. */
export async function ownIdentity(kit: Kit, userId: string): Promise<Personal | null> {
  const [row] = await kit.db
    .select({ sealed: cleanerIdentities.personalSealed })
    .from(cleanerIdentities)
    .where(eq(cleanerIdentities.userId, userId));
  return row ? openPersonal(kit, userId, row.sealed) : null;
}
