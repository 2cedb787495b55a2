import type { CleanerProfile } from '#contract/cleaners.ts';
import { toCents } from '#contract/money.ts';
import { type Weekday, weekdays } from '#contract/states.ts';
import { usualProjectRates } from '#contract/terms.ts';
import type { cleanerProfiles } from './table.ts';

type Weekly = CleanerProfile['weekly'];
const workWeek: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** A week of one working day's hours. */
export const weekOf = (available: readonly Weekday[], start: string, end: string): Weekly =>
  // fromEntries forgets the keys it was given
  Object.fromEntries(weekdays.map((day) => [day, { available: available.includes(day), start, end }])) as Weekly;

/** SPEC §9: a profile that was never onboarded, as the dashboard shows it. */
export const dashboardDefaults = {
  hourlyRateCents: toCents(2500),
  serviceRadiusKm: 15,
  preferredCleaningTypes: ['standard'],
  maxJobsPerDay: 3,
  minPayoutCents: toCents(5000),
  workDayStart: '08:00',
  workDayEnd: '18:00',
  availableWeekdays: [...workWeek],
  weekly: weekOf(workWeek, '08:00', '18:00'),
  projectRateMinCents: toCents(usualProjectRates.min * 100),
  projectRateMaxCents: toCents(usualProjectRates.max * 100),
  languages: ['English'],
} satisfies Partial<typeof cleanerProfiles.$inferInsert>;

/** SPEC §9: what onboarding takes for what its form leaves out and no profile has yet. */
export const onboardingDefaults = {
  hourlyRateCents: toCents(2500),
  serviceRadiusKm: 25,
  languages: ['English'],
  suppliesProvided: false,
  minPayoutCents: toCents(8000),
  maxJobsPerDay: 3,
  preferredCleaningTypes: ['standard', 'deep'],
  workDayStart: '09:00',
  workDayEnd: '17:00',
  weekly: weekOf(workWeek, '09:00', '17:00'),
} satisfies Partial<typeof cleanerProfiles.$inferInsert>;

type Chosen = Pick<
  typeof cleanerProfiles.$inferSelect,
  'minPayoutCents' | 'preferredCleaningTypes' | 'weekly' | 'availabilitySavedAt'
>;

/**
 * Which wishes are other than those that profiles begin with, so that somebody must have said them: the form does not
 * ask. Hours may also have been saved as they stood.
 */
export function saidWishes({ minPayoutCents, preferredCleaningTypes, weekly, availabilitySavedAt }: Chosen) {
  const usual = [dashboardDefaults, onboardingDefaults];
  const isSet = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((each) => other.includes(each));
  const isWeek = (one: Weekly, other: Weekly) =>
    weekdays.every((day) =>
      (['available', 'start', 'end'] as const).every((member) => one[day][member] === other[day][member]),
    );
  return {
    minimum: usual.every((each) => each.minPayoutCents !== minPayoutCents),
    types: usual.every((each) => !isSet(each.preferredCleaningTypes, preferredCleaningTypes)),
    hours: availabilitySavedAt !== null || usual.every((each) => !isWeek(each.weekly, weekly)),
  };
}
