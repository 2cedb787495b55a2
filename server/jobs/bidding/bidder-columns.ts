import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';

/** Columns of a Bidder in a query that joins the account and, left, the profile of the cleaner. */
export const bidderColumns = {
  name: users.name,
  ratingStars: users.ratingStars,
  ratingCount: users.ratingCount,
  hourlyRateCents: cleanerProfiles.hourlyRateCents,
};
