/** The facts of an audit entry that name somebody or something by its id, by what kind of subject that is. */
export const namedFacts = {
  user: ['cleaner', 'cleanerId', 'by', 'invitedBy', 'proposedBy'],
  job: ['jobId'],
  'background check': ['checkId'],
} as const satisfies Record<string, readonly string[]>;
