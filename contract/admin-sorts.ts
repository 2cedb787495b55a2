// What an admin's lists can be sorted by, upwards, or with a minus downwards; screens offer these.

export const adminPayoutSorts = ['createdAt', 'amountCents', 'cleaner'] as const;
export const adminPaymentSorts = ['createdAt', 'amountCents', 'payer'] as const;
/** `urgency`: those to decide first, each by its deadline, then the resolved ones. */
export const disputeSorts = ['urgency', 'due', 'createdAt', 'host', 'cleaner', 'property'] as const;
/** `queue`: the open ones first, the longest waiting before others. */
export const contentSorts = ['queue', 'createdAt', 'author', 'reporter'] as const;
export const adminReviewSorts = ['createdAt', 'overallStars'] as const;
/** `urgency`: those to decide first. */
export const adminCheckSorts = ['urgency', 'createdAt', 'cleaner'] as const;
export const adminUserSorts = ['createdAt', 'name'] as const;
export const adminJobSorts = ['createdAt', 'startTime'] as const;
export const adminPropertySorts = ['createdAt', 'title'] as const;

/** `pending`: who cannot do yet what they came for; `suspended` says more than either. */
export const accountStatuses = ['active', 'pending', 'suspended'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
/** `removed`: by its host; it is kept for the jobs that were done there. */
export const propertyStatuses = ['active', 'removed'] as const;

/** Who an entry of the audit log is by: an admin, or the clock, a provider or a command. */
export const auditAuthors = ['admin', 'system'] as const;
