export { markCalendar } from './mark-calendar.ts';
export { lockProperty, ownProperty, type PropertyRow } from './own-property.ts';
export { propertyRoutes } from './routes.ts';
