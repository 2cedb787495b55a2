/** Half the way around the earth, in kilometres: a search that reaches so far has no limit. */
export const anywhereKm = 20_100;
/** A cleaner keeps so many searches. */
export const mostSearches = 10;
