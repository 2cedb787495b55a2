export { findPlace, type Place, placeOf } from './find-place.ts';
export { findZipConflict, type ZipConflict } from './zip-conflict.ts';
