/** As `backgroundCheckFeeCents` of the contract, which brings zod along: the public page does without. */
export const checkFeeCents = 3900;
