import type { CleanerProfile } from '#contract/cleaners.ts';
import { weekdays } from '#contract/states.ts';

const workingDays = new Set<string>(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);

type Hours = Pick<CleanerProfile, 'serviceRadiusKm' | 'weekly' | 'daysOff' | 'availabilitySavedAt'>;

/**
 * Whether somebody has set radius or hours: saved them, as they stood or not, or has others than onboarding gives: 25 km,
 * Monday to Friday from 9 to 5.
 */
export function hasOwnHours(profile: Hours | null): boolean {
  if (!profile) return false;
  const { serviceRadiusKm, weekly, daysOff, availabilitySavedAt } = profile;
  if (availabilitySavedAt) return true;
  const asGiven = weekdays.every((weekday) => {
    const { available, start, end } = weekly[weekday];
    return available === workingDays.has(weekday) && (!available || (start === '09:00' && end === '17:00'));
  });
  return !asGiven || serviceRadiusKm !== 25 || daysOff.length > 0;
}
