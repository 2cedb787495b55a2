export { homePictures } from './home-pictures.ts';
export { leaveProperties } from './leave-properties.ts';
export { listProperties } from './list-properties.ts';
export { markCalendar } from './mark-calendar.ts';
export { isOwnProperty, lockProperty, ownProperty, type PropertyRow } from './own-property.ts';
export { presentProperty } from './present-property.ts';
export { propertyRoutes } from './routes.ts';
export { noteSupply, noteSupplyNamed } from './supplies/note-supply.ts';
export { lowSupplies, suppliesOf } from './supplies/supplies-of.ts';
