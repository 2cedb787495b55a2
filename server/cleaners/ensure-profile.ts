import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { dashboardDefaults } from './default-profile.ts';
import { cleanerProfiles } from './table.ts';

/**
 * Gives a cleaner who edits the profile or starts a background check before onboarding a profile with SPEC's defaults.
 * An existing one stays as it is.
 */
export async function ensureProfile({ clock }: Pick<Kit, 'clock'>, tx: Tx, userId: string, name: Name): Promise<void> {
  await tx
    .insert(cleanerProfiles)
    .values({ ...dashboardDefaults, ...name, userId, createdAt: clock.now() })
    .onConflictDoNothing();
}

interface Name {
  firstName: string;
  lastName: string;
}
