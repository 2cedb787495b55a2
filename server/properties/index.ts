export { ownProperty, type PropertyRow } from './own-property.ts';
