export { ownProperty } from './own-property.ts';
export { propertyRoutes } from './routes.ts';
