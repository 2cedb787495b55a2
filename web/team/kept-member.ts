/** The name under which a half-typed invitation is kept. */
export const keptMember = 'team-invitation';
