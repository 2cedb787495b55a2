import { eq } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { cleanerProfiles } from './table.ts';

/** The time zone of where a cleaner lives; null when it is not known. */
export async function timeZoneOf(reader: Reader, cleanerId: string): Promise<string | null> {
  const [own] = await reader
    .select({ timeZone: cleanerProfiles.timeZone })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, cleanerId));
  return own?.timeZone ?? null;
}
