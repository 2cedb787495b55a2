import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { hasFreeCredit } from '../hiring/assigning.ts';

/** The columns of a Bidder, for a query that joins the account and left-joins the cleaner's profile. */
export const bidderColumns = {
  name: users.name,
  ratingStars: users.ratingStars,
  ratingCount: users.ratingCount,
  hourlyRateCents: cleanerProfiles.hourlyRateCents,
  hasCredit: hasFreeCredit(users.id),
};
