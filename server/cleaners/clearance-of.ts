import { eq } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import type { HelperClearance } from './policy.ts';
import { cleanerProfiles } from './table.ts';

/** What the background check says of a cleaner now; all null before there is a profile. */
export async function clearanceOf(reader: Reader, cleanerId: string): Promise<HelperClearance> {
  const { clearance, clearedUntil, ownWorkUntil } = cleanerProfiles;
  const [found] = await reader
    .select({ clearance, clearedUntil, ownWorkUntil })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, cleanerId));
  return found ?? { clearance: null, clearedUntil: null, ownWorkUntil: null };
}
