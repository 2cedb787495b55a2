export { leaveProperties } from './leave-properties.ts';
export { markCalendar } from './mark-calendar.ts';
export { lockProperty, ownProperty, type PropertyRow } from './own-property.ts';
export { presentProperty } from './present-property.ts';
export { propertyRoutes } from './routes.ts';
