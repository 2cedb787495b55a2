import { serviceRadiusLimits } from '#contract/cleaner-limits.ts';
import { type DistanceUnit, inUnit } from '#contract/distance.ts';

/** The nearest and the farthest whole number of the unit that, in whole kilometres, is within the limits. */
export function radiusLimits(unit: DistanceUnit): { least: number; most: number } {
  const { least, most } = serviceRadiusLimits;
  return { least: Math.round(inUnit(least, unit)), most: Math.round(inUnit(most, unit)) };
}
