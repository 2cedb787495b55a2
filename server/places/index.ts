export { findPlace, type Place, placeOf } from './find-place.ts';
export { shortZip } from './short-zip.ts';
export { zipConflictOf } from './zip-conflict.ts';
