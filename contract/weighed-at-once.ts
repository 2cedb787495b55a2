/** Of so many jobs one call says whether they fit and what an hour of them is worth: a page of a list. */
export const mostWeighed = 20;
