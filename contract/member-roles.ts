/** What somebody does in a host’s team: everything but money settings and the team, or only look. */
export const memberRoles = ['MANAGER', 'VIEWER'] as const;
export type MemberRole = (typeof memberRoles)[number];
