import { eq } from 'drizzle-orm';
import type { DistanceUnit } from '#contract/distance.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** In which unit an account is told distances. */
export async function readUnit(reader: Reader, userId: string): Promise<DistanceUnit> {
  const [found] = await reader.select({ unit: users.distanceUnit }).from(users).where(eq(users.id, userId));
  if (!found) throw new Error('who asks has an account');
  return found.unit;
}
