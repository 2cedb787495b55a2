export { announcementTasks } from './announce-fact.ts';
export { notificationFollowers } from './bell/notification-followers.ts';
export { leaveAnnouncements } from './leave-announcements.ts';
export { purgeNotifications } from './purge-notifications.ts';
export { notificationRoutes } from './routes.ts';
