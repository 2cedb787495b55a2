export { announcementTasks } from './announce-fact.ts';
export { leaveAnnouncements } from './leave-announcements.ts';
export { notificationFollowers } from './notification-followers.ts';
export { purgeNotifications } from './purge-notifications.ts';
export { notificationRoutes } from './routes.ts';
