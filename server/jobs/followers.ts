import type { Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { moveOpenJobs } from './posting/move-open-jobs.ts';
import { voidOffersAt } from './posting/void-offers-at.ts';

/** What follows for jobs when something else changes. */
export const jobFollowers = (kit: Kit): Followers => ({
  'property moved': async (fact) => {
    await moveOpenJobs(kit, fact);
    await voidOffersAt(kit, fact.propertyId);
  },
});
