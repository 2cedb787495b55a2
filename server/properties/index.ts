export { findPlace, placeOf } from './find-place.ts';
export { lockProperty, ownProperty } from './own-property.ts';
export { propertyRoutes } from './routes.ts';
