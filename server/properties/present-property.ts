import type { Property } from '#contract/properties.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import type { PropertyRow } from './own-property.ts';

type PresentedRow = Omit<PropertyRow, 'location'> & { lowSupplies: string[] };

/** A property as its host sees it. */
export const presentProperty = (kit: Pick<Kit, 'clock' | 'hasher'>, row: PresentedRow): Property => ({
  id: row.id,
  title: row.title,
  address: row.address,
  city: row.city,
  state: row.state,
  zipCode: row.zipCode,
  timeZone: row.timeZone,
  placeKnown: row.latitude !== null,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  squareFootage: row.squareFootage,
  notes: row.notes,
  calendarIntegrationEnabled: row.calendarIntegrationEnabled,
  autoCreateJobs: row.autoCreateJobs,
  inviteFavorites: row.inviteFavorites,
  defaultPayoutCents: row.defaultPayoutCents,
  checkOutTime: row.checkOutTime,
  checkInTime: row.checkInTime,
  picture: row.pictureKey ? photoLinks(kit, row.pictureKey) : null,
  lowSupplies: row.lowSupplies,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
