/** Where the facts of an entry say who it was. */
export const personKeys = ['cleaner', 'cleanerId', 'by', 'invitedBy', 'proposedBy'] as const;
