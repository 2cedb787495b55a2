export type { FeedHere } from './calendar-kit.ts';
export { sealedFeedUrl } from './integrations/feed-url.ts';
export { removeCalendarsAt } from './integrations/remove-calendars-at.ts';
export { calendarRoutes } from './routes.ts';
export { presentCleaning } from './stays/present-booking.ts';
export { calendarFollowers } from './syncing/calendar-followers.ts';
export { followHours } from './syncing/follow-hours.ts';
export { planDue } from './syncing/plan-due.ts';
export { syncDue } from './syncing/sync-due.ts';
