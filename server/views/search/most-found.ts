/** How much is found of each kind. */
export const mostFound = 5;
