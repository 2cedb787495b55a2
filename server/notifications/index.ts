export { notificationFollowers } from './followers.ts';
export { purgeNotifications } from './purge-notifications.ts';
export { notificationRoutes } from './routes.ts';
