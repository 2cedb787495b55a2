export { findPlace, type Place, placeOf } from './find-place.ts';
export { zipConflictOf } from './zip-conflict.ts';
