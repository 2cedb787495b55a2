import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { ProfilePhoto } from '#web/cleaners/profile-photo.tsx';
import { ProfileFacts } from '#web/hiring/profile-facts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { EditProfile } from './edit-profile.tsx';

interface ProfileTabProps {
  user: User;
  profile: CleanerProfile;
}

/** What hosts see of this cleaner, and what is still missing there. */
export function ProfileTab({ user, profile }: ProfileTabProps) {
  const { t } = useTranslation('ownProfile');
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <Section title={t('preview.title')} description={t('preview.text')} aside={<EditProfile profile={profile} />}>
        <Card padding="large">
          <div className="grid gap-6">
            <Head user={user} profile={profile} />
            <ProfileFacts profile={profile} verified={profile.backgroundCheckStatus === 'APPROVED'} />
          </div>
        </Card>
      </Section>
      <Missing profile={profile} />
    </div>
  );
}

function Head({ user, profile }: ProfileTabProps) {
  const { t } = useTranslation('cleaner');
  return (
    <ProfilePhoto profile={profile} name={user.name}>
      <div className="grid min-w-0 gap-1">
        <p className="text-20 font-semibold wrap-anywhere">
          <bdi>{user.name}</bdi>
        </p>
        <p className="text-14 text-ink-soft">
          {user.ratingAvg === null ? t('stats.new') : <StarRating value={user.ratingAvg} count={user.ratingCount} />}
        </p>
      </div>
    </ProfilePhoto>
  );
}

/** What helps a host to choose and is not there yet. */
function Missing({ profile }: Pick<ProfileTabProps, 'profile'>) {
  const { t } = useTranslation('ownProfile');
  const missing = [
    ...(profile.profileImageUrl ? [] : [t('missing.photo')]),
    ...(profile.bio ? [] : [t('missing.bio')]),
    ...(profile.yearsExperience === null ? [t('missing.years')] : []),
    ...(profile.specialties.length > 0 ? [] : [t('missing.specialties')]),
  ];
  if (missing.length === 0) return null;
  return (
    <Section title={t('missing.title')}>
      <ul className="grid list-disc gap-1.5 ps-5 text-14 text-ink-soft">
        {missing.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Section>
  );
}
