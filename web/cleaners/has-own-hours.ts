import type { CleanerProfile } from '#contract/cleaners.ts';
import { weekdays } from '#contract/states.ts';

const workingDays = new Set<string>(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);

type Hours = Pick<CleanerProfile, 'weekly' | 'daysOff' | 'availabilitySavedAt'>;

/**
 * Whether somebody has set their hours: saved them, as they stood or not, or has others than onboarding gives: Monday to
 * Friday from 9 to 5.
 */
export function hasOwnHours(profile: Hours | null): boolean {
  if (!profile) return false;
  const { weekly, daysOff, availabilitySavedAt } = profile;
  if (availabilitySavedAt) return true;
  const asGiven = weekdays.every((weekday) => {
    const { available, start, end } = weekly[weekday];
    return available === workingDays.has(weekday) && (!available || (start === '09:00' && end === '17:00'));
  });
  return !asGiven || daysOff.length > 0;
}
