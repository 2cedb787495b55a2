import { eq } from 'drizzle-orm';
import type { HomeAccess } from '#contract/home-access.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';
import { homeAccesses } from './table.ts';

export const sealedAccess: SealedColumn = {
  ...{ table: 'home_access', key: ['property_id'], kind: 'bytea' },
  column: 'access_sealed',
};

const nothing: HomeAccess = {
  doorCode: null,
  alarm: null,
  parking: null,
  wifiName: null,
  wifiPassword: null,
  notes: null,
};

/** How to get into a property, in the clear: only for somebody who may. All null where its host has said nothing. */
export async function readAccess(
  { sealer }: Pick<Kit, 'sealer'>,
  reader: Reader,
  propertyId: string,
): Promise<HomeAccess> {
  const [row] = await reader.select().from(homeAccesses).where(eq(homeAccesses.propertyId, propertyId));
  if (!row) return nothing;
  // what `saveAccess` has sealed
  const access = JSON.parse(sealer.open(row.accessSealed, placeIn(sealedAccess, [row.propertyId]))) as HomeAccess;
  return { ...nothing, ...access };
}
