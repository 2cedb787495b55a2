export { showUser } from './admin/users/admin-user.ts';
export { countFindable } from './cleaners/approved-cleaner.ts';
export { prepareDocuments } from './documents/typesetter.ts';
export { viewRoutes } from './routes.ts';
