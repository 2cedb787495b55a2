import type { CleanerProfile } from '#contract/cleaners.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { readProfile } from './read-profile.ts';

/** The answer of every use case that has just written the profile. */
export async function profileOf(kit: Kit, tx: Tx, userId: string): Promise<CleanerProfile> {
  const profile = await readProfile(kit, tx, userId);
  if (!profile) throw new Error(`The profile of ${userId} was not written`);
  return profile;
}
