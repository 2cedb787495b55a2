import type { FactKind, FactOf, Follower, Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { bidOccasions } from './bid-occasions.ts';
import { checkOccasions } from './check-occasions.ts';
import { jobOccasions } from './job-occasions.ts';
import { moneyOccasions } from './money-occasions.ts';
import type { Occasion, Occasions } from './outcome.ts';
import { reviewOccasions } from './review-occasions.ts';
import { tell } from './tell.ts';

const occasions: Occasions = {
  ...bidOccasions,
  ...jobOccasions,
  ...moneyOccasions,
  ...reviewOccasions,
  ...checkOccasions,
};

/** Everybody whom a fact concerns is told, and their open pages hear that something changed. */
export function notificationFollowers(kit: Kit): Followers {
  const follow =
    <K extends FactKind>(occasion: Occasion<K>): Follower<K> =>
    async (fact: FactOf<K>, factId) => {
      const outcome = await occasion(kit, fact);
      await tell(kit, outcome.once ?? factId, outcome);
    };
  // the keys and the facts that their occasions take belong together, which Object.entries forgets
  const entries = Object.entries(occasions).map(([kind, occasion]) => [kind, [follow(occasion as Occasion<FactKind>)]]);
  return Object.fromEntries(entries) as Followers;
}
