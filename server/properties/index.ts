export { findPlace, type Place, placeOf } from './find-place.ts';
export { lockProperty, ownProperty, type PropertyRow } from './own-property.ts';
export { propertyRoutes } from './routes.ts';
