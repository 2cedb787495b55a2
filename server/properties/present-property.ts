import type { Property } from '#contract/properties.ts';
import type { PropertyRow } from './own-property.ts';

/** A property as its host sees it. */
export const presentProperty = (row: Omit<PropertyRow, 'location'>): Property => ({
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
  createdAt: row.createdAt.toISOString(),
});
