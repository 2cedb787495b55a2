export { leaveAccess } from './leave-access.ts';
export { sealedAccess } from './read-access.ts';
export { homeAccessRoutes } from './routes.ts';
export { forgetAccess } from './save-access.ts';
