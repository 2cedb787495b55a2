export { findPlace, type Place, placeOf } from './find-place.ts';
