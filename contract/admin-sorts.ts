// What an admin's lists can be sorted by, upwards, or with a minus downwards; screens offer these.

export const adminPayoutSorts = ['createdAt', 'amountCents', 'cleaner'] as const;
export const adminPaymentSorts = ['createdAt', 'amountCents', 'payer'] as const;
/** `urgency`: those to decide first, each by its deadline, then the resolved ones. */
export const disputeSorts = ['urgency', 'createdAt', 'host', 'cleaner', 'property'] as const;
/** `queue`: the open ones first, the longest waiting before others. */
export const contentSorts = ['queue', 'createdAt', 'author', 'reporter'] as const;
