import type { z } from 'zod';
import type { CleanerProfile, updateCleanerProfile } from '#contract/cleaners.ts';
import { withoutRepeats } from '#contract/same-name.ts';

type Body = z.input<typeof updateCleanerProfile.body>;
/** The dialog holds a line of specialties where the wire has a list. */
export type ProfileValues = Body;

/** A profile as its edit dialog shows it at first. */
export function profileValues(profile: CleanerProfile): ProfileValues {
  const { preferences, availability } = profile;
  return {
    hourlyRate: profile.hourlyRate,
    serviceRadiusKm: profile.serviceRadiusKm,
    ...preferences,
    ...availability,
    projectRatesEnabled: profile.projectRatesEnabled,
    projectRateMin: profile.projectRateMin,
    projectRateMax: profile.projectRateMax,
    bio: profile.bio,
    // the server takes no language but those of the contract
    languages: profile.languages as Body['languages'],
    suppliesProvided: profile.suppliesProvided,
    yearsExperience: profile.yearsExperience,
    specialties: profile.specialties,
  };
}

/** "pet hair, lofts" as a list, each once. */
export const specialtiesOf = (typed: string | readonly string[]): string[] =>
  withoutRepeats(
    (typeof typed === 'string' ? typed.split(/[,،，、]/) : [...typed])
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  );
