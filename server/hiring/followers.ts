import type { Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { voidOffersAt } from './void-offers-at.ts';

export const hiringFollowers = (kit: Kit): Followers => ({
  'property moved': ({ propertyId }) => voidOffersAt(kit, propertyId),
});
