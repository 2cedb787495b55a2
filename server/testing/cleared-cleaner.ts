import { sql } from 'drizzle-orm';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { dashboardDefaults } from '#server/cleaners/default-profile.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { House } from './house.ts';

interface Place {
  city: string;
  state: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

export const austin: Place = {
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  latitude: 30.2711,
  longitude: -97.7437,
  timeZone: 'America/Chicago',
};

interface Options {
  at?: Place;
  status?: BackgroundCheckStatus;
  clearedUntil?: Date;
  profile?: Partial<typeof cleanerProfiles.$inferInsert>;
}

/** Gives a cleaner a clearance, valid for a year if APPROVED, as if onboarding and check were long done. */
export async function approve(
  { kit }: House,
  cleaner: { id: string; name?: string },
  { at = austin, status = 'APPROVED', clearedUntil, profile = {} }: Options = {},
): Promise<void> {
  const { latitude, longitude, ...place } = at;
  const now = kit.clock.now();
  const [firstName = 'Cleo', ...rest] = (cleaner.name ?? 'Cleo Clean').split(' ');
  const row = {
    ...dashboardDefaults,
    ...place,
    firstName,
    lastName: rest.join(' ') || 'Clean',
    location: sql`ll_to_earth(${latitude}, ${longitude})`,
    clearance: status,
    clearedUntil: clearedUntil ?? (status === 'APPROVED' ? plus(now, 365 * day) : null),
    createdAt: now,
    ...profile,
  };
  await kit.db
    .insert(cleanerProfiles)
    .values({ userId: cleaner.id, ...row })
    .onConflictDoUpdate({ target: cleanerProfiles.userId, set: row });
}
