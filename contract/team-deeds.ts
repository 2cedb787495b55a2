/** What the team’s record says that a member did for the host. */
export const teamDeeds = [
  'posted',
  'changed',
  'chose',
  'invited',
  'wrote',
  'paid',
  'tipped',
  'reviewed',
  'reported',
  'settledFinding',
  'shared',
  'sawAccess',
  'changedHome',
  'changedAccess',
  'changedRepeats',
  'changedTemplates',
  'changedCalendar',
  'changedCleaners',
] as const;
export type TeamDeed = (typeof teamDeeds)[number];
