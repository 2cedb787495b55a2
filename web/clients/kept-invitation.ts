/** The name under which the form of an invitation is kept. */
export const keptInvitation = 'client-invitation';
