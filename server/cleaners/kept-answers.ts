import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { dashboardDefaults, onboardingDefaults } from './default-profile.ts';
import type { CleanerRow } from './lock-cleaner.ts';

export type Kept = Pick<CleanerRow, keyof typeof onboardingDefaults>;

/**
 * What stands for whatever the onboarding form leaves out. A search saved or a check begun before it has made a profile
 * already: what nobody has set in that one begins as onboarding has it, not as the dashboard does.
 */
export async function keptAnswers(reader: Reader, userId: string, before: CleanerRow | null): Promise<Kept> {
  if (!before) return onboardingDefaults;
  const [account] = await reader.select({ done: users.onboardingCompleted }).from(users).where(eq(users.id, userId));
  if (account?.done) return before;
  const usual: Partial<Kept> = dashboardDefaults;
  const hours: readonly string[] = ['weekly', 'workDayStart', 'workDayEnd'];
  const isUnset = (key: string) =>
    isDeepStrictEqual(before[key as keyof Kept], usual[key as keyof Kept]) &&
    !(before.availabilitySavedAt && hours.includes(key));
  const begun = Object.entries(onboardingDefaults).filter(([key]) => isUnset(key));
  return { ...before, ...Object.fromEntries(begun) };
}
