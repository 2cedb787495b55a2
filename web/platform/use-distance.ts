import { type DistanceUnit, formatDistance, formatRadius, wayOf } from '#contract/distance.ts';
import { useLanguage } from './language.tsx';
import { useSession } from './session.tsx';

/** Distances in the unit that the reader has chosen on /account; miles for who has not, and for visitors. */
export function useDistance() {
  const { language } = useLanguage();
  const unit: DistanceUnit = useSession().user?.distanceUnit ?? 'mi';
  return {
    unit,
    /** "24 km", "15 mi" */
    distance: (km: number) => formatDistance(km, unit, language),
    /** Of a circle, which is always a whole number. */
    radius: (km: number) => formatRadius(km, unit, language),
    /** A distance, with whether it is told as "less than 1 mi" instead. */
    way: (km: number) => wayOf(km, unit, language),
  };
}
