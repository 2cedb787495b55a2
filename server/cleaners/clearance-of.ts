import { eq } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import type { Clearance } from './policy.ts';
import { cleanerProfiles } from './table.ts';

/** What the background check says of a cleaner now; both null before there is a profile. */
export async function clearanceOf(reader: Reader, cleanerId: string): Promise<Clearance> {
  const { clearance, clearedUntil } = cleanerProfiles;
  const [found] = await reader
    .select({ clearance, clearedUntil })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, cleanerId));
  return found ?? { clearance: null, clearedUntil: null };
}
