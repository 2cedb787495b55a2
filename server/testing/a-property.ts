import { sql } from 'drizzle-orm';
import { defaultPayoutCents } from '#contract/money.ts';
import { newId } from '#server/platform/ids.ts';
import { properties } from '#server/properties/table.ts';
import type { House } from './house.ts';

/** A flat in central Austin, with everything that only the host and the assigned cleaner may see. */
export async function aProperty(
  { kit }: House,
  host: { id: string },
  given: Partial<typeof properties.$inferInsert> = {},
): Promise<{ id: string; hostId: string }> {
  const row = {
    id: newId(),
    hostId: host.id,
    title: 'Lakeside Loft',
    address: '12 Secret Street, Austin, TX 78701',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    latitude: 30.2713,
    longitude: -97.7426,
    timeZone: 'America/Chicago',
    bedrooms: 2,
    bathrooms: 1.5,
    squareFootage: 900,
    notes: 'The key lies under the third stone.',
    defaultPayoutCents,
    createdAt: kit.clock.now(),
    ...given,
  };
  const { latitude, longitude } = row;
  const location = latitude === null ? null : sql`ll_to_earth(${latitude}, ${longitude})`;
  await kit.db.insert(properties).values({ ...row, location });
  return { id: row.id, hostId: host.id };
}
