/** Who is followed from the month of their first job on. */
export const cohortRoles = ['HOST', 'CLEANER'] as const;
export type CohortRole = (typeof cohortRoles)[number];
