import { numberFormat } from './kept-formats.ts';
import type { LanguageCode } from './languages.ts';
import { localeOf } from './locale-of.ts';

export const distanceUnits = ['mi', 'km'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

export const kmPerMile = 1.609344;

/** Kilometres as a number of a reader's unit. */
export const inUnit = (km: number, unit: DistanceUnit): number => (unit === 'mi' ? km / kmPerMile : km);

/** A number of a reader's unit in kilometres. */
export const inKm = (count: number, unit: DistanceUnit): number => (unit === 'mi' ? count * kmPerMile : count);

/** "4.2 mi", "24 km": to a tenth below ten, since a place is known to its ZIP code. */
export function formatDistance(km: number, unit: DistanceUnit, language: LanguageCode): string {
  const count = inUnit(km, unit);
  const format = numberFormat(localeOf(language), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: count < 10 ? 1 : 0,
  });
  // some fonts lack narrow spaces; a plain no-break space looks the same
  return format.format(count).replaceAll('\u202f', '\u00a0');
}

/** How far somebody works or searches: chosen as a whole number of a reader's unit, and kept in whole kilometres. */
export const formatRadius = (km: number, unit: DistanceUnit, language: LanguageCode): string =>
  formatDistance(inKm(Math.round(inUnit(km, unit)), unit), unit, language);

/**
 * A way as a reader is told of it. Below one of their unit it is only "less than 1 mi": `near` chooses those words, and
 * `distance` is that one.
 */
export function wayOf(km: number, unit: DistanceUnit, language: LanguageCode): { near: boolean; distance: string } {
  const near = inUnit(km, unit) < 1;
  return { near, distance: formatDistance(near ? inKm(1, unit) : km, unit, language) };
}
