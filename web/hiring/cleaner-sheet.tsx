import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleaner } from '#contract/calls.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { spokenLanguages } from '#contract/states.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { formatMoney } from '#web/platform/format.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { CleanerBetween, type CleanerBetweenProps } from './cleaner-between.tsx';
import { CleanerReviews } from './cleaner-reviews.tsx';

interface CleanerSheetProps {
  cleaner: Pick<KnownCleaner, 'id' | 'name' | 'ratingAvg' | 'ratingCount'>;
  onClose: () => void;
  /** For a host, who sees what is between the two: the job that they may invite to or write about, if any. */
  between?: Omit<CleanerBetweenProps, 'id'> | undefined;
  /** Jobs and bids between the two; left out where nothing is known of them. */
  history?: ReactNode;
}

/** Who a cleaner is: what others may see of them, and what the host has had with them. */
export function CleanerSheet({ cleaner, onClose, between, history }: CleanerSheetProps) {
  const { t } = useTranslation('host');
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={cleaner.name}
      description={
        cleaner.ratingAvg === null ? (
          t('cleaners.new')
        ) : (
          <StarRating value={cleaner.ratingAvg} count={cleaner.ratingCount} />
        )
      }
    >
      <div className="grid gap-6">
        {between && <CleanerBetween id={cleaner.id} {...between} />}
        <Profile id={cleaner.id} />
        {history && (
          <Section title={t('profile.jobs')} level={3}>
            {history}
          </Section>
        )}
      </div>
    </Sheet>
  );
}

function Profile({ id }: { id: string }) {
  const { t } = useTranslation('host');
  const profile = useRead(getCleaner, { params: { id } });
  const { data, error } = profile;
  if (data) return <ProfileFacts profile={data} />;
  // only verified cleaners have one
  if (error instanceof ApiError && error.status === 404)
    return <p className="text-14 text-ink-soft">{t('profile.gone')}</p>;
  if (!error) return <SkeletonRows rows={2} />;
  return <ReadFailed title={t('profile.failed')} read={profile} />;
}

function ProfileFacts({ profile }: { profile: AnswerOf<typeof import('#contract/cleaners.ts').getCleaner> }) {
  const { t } = useTranslation(['host', 'cleaner']);
  const { hourlyRate, city, state, yearsExperience, bio, reviews, suppliesProvided } = profile;
  const languages = spokenLanguages.filter((name) => profile.languages.includes(name));
  const rate = t('profile.perHour', { rate: formatMoney(Math.round(hourlyRate * 100)) });
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <>
      <Facts
        facts={[
          { key: 'rate', label: t('profile.rate'), value: rate },
          ...(place ? [{ key: 'place', label: t('profile.place'), value: <bdi>{place}</bdi> }] : []),
          ...(yearsExperience === null
            ? []
            : [
                { key: 'years', label: t('profile.years'), value: t('profile.yearsCount', { count: yearsExperience }) },
              ]),
          ...(languages.length === 0
            ? []
            : [
                {
                  key: 'languages',
                  label: t('profile.languages'),
                  value: languages.map((name) => t(`cleaner:languages.${name}`)).join(', '),
                },
              ]),
          {
            key: 'supplies',
            label: t('profile.supplies'),
            value: suppliesProvided ? t('profile.suppliesOwn') : t('profile.suppliesYours'),
          },
          // only who passed one has a public profile
          { key: 'check', label: t('profile.check'), value: t('profile.checkPassed') },
        ]}
      />
      {bio && (
        <Section title={t('profile.about')} level={3}>
          <p className="text-14 wrap-anywhere whitespace-pre-line">
            <bdi>{bio}</bdi>
          </p>
        </Section>
      )}
      <CleanerReviews reviews={reviews} />
    </>
  );
}
