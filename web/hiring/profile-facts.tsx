import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { centsOf } from '#contract/dollars.ts';
import { spokenLanguages } from '#contract/states.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Section } from '#web/ui/section.tsx';

interface ProfileFactsProps {
  profile: Pick<
    CleanerProfile,
    'hourlyRate' | 'city' | 'state' | 'yearsExperience' | 'languages' | 'specialties' | 'suppliesProvided' | 'bio'
  >;
  /** Whether the background check is passed: hosts see nobody without. */
  verified: boolean;
  /** In a sheet: two facts to a line, one below the other. */
  narrow?: boolean;
}

/** What a host reads about a cleaner, as the cleaner sees it too. */
export function ProfileFacts({ profile, verified, narrow = false }: ProfileFactsProps) {
  const { t } = useTranslation(['host', 'cleaner']);
  const { bio, specialties } = profile;
  return (
    <>
      <Facts narrow={narrow} facts={useFacts({ profile, verified })} />
      {specialties.length > 0 && (
        <Section title={t('profile.specialties')} level={3} className="border-t-0 pt-0">
          <ul className="flex flex-wrap gap-2">
            {specialties.map((name) => (
              <li key={name}>
                <Badge tone="neutral">
                  <bdi>{name}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {bio && (
        <Section title={t('profile.about')} level={3} className="border-t-0 pt-0">
          <p className="text-14 wrap-anywhere whitespace-pre-line">
            <bdi>{bio}</bdi>
          </p>
        </Section>
      )}
    </>
  );
}

function useFacts({ profile, verified }: Pick<ProfileFactsProps, 'profile' | 'verified'>) {
  const { t } = useTranslation(['host', 'cleanerProfile']);
  const { hourlyRate, city, state, yearsExperience, suppliesProvided } = profile;
  const languages = spokenLanguages.filter((name) => profile.languages.includes(name));
  const place = [city, state].filter(Boolean).join(', ');
  const fact = (key: 'rate' | 'place' | 'years' | 'languages' | 'supplies' | 'check', value: React.ReactNode) =>
    value ? [{ key, label: t(`profile.${key}`), value }] : [];
  return [
    ...fact('rate', t('profile.perHour', { rate: formatMoney(centsOf(hourlyRate)) })),
    ...fact('place', place && <bdi>{place}</bdi>),
    ...fact('years', yearsExperience !== null && t('profile.yearsCount', { count: yearsExperience })),
    ...fact('languages', languages.map((name) => t(`cleanerProfile:languageNames.${name}`)).join(', ')),
    ...fact('supplies', suppliesProvided ? t('profile.suppliesOwn') : t('profile.suppliesYours')),
    ...fact('check', verified && t('profile.checkPassed')),
  ];
}
