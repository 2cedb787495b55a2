export { forgetTeamInvitations } from './forget-invitations.ts';
export { leaveTeam } from './leave-team.ts';
export { managersOf, membersOf } from './members-of.ts';
export { homeByOwnerLink } from './owner-link.ts';
export { teamRoutes } from './routes.ts';
export { teams } from './teams.ts';
