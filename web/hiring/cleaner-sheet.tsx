import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleaner } from '#contract/calls.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { CleanerBetween, type CleanerBetweenProps } from './cleaner-between.tsx';
import { CleanerReviews } from './cleaner-reviews.tsx';
import { ProfileFacts } from './profile-facts.tsx';

interface CleanerSheetProps {
  cleaner: Pick<KnownCleaner, 'id' | 'name' | 'ratingAvg' | 'ratingCount'>;
  onClose: () => void;
  /** For a host, who sees what is between the two: the job that they may invite to or write about, if any. */
  between?: Omit<CleanerBetweenProps, 'id'> | undefined;
  /** Jobs and bids between the two; left out where nothing is known of them. */
  history?: ReactNode;
  /** The way to report them, by whether they show a picture. */
  report?: ((hasPicture: boolean) => ReactNode) | undefined;
}

/** Who a cleaner is: what others may see of them, and what the host has had with them. */
export function CleanerSheet({ cleaner, onClose, between, history, report }: CleanerSheetProps) {
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
        <Profile id={cleaner.id} name={cleaner.name} report={report} />
        {history && (
          <Section title={t('profile.jobs')} level={3}>
            {history}
          </Section>
        )}
      </div>
    </Sheet>
  );
}

function Profile({ id, name, report }: { id: string; name: string } & Pick<CleanerSheetProps, 'report'>) {
  const { t } = useTranslation('host');
  const profile = useRead(getCleaner, { params: { id } });
  const { data, error } = profile;
  if (data) {
    return (
      <>
        {data.profileImageUrl && <Avatar name={name} src={data.profileImageUrl} size="huge" />}
        <ProfileFacts profile={data} verified narrow />
        <CleanerReviews reviews={data.reviews} />
        {report && <div>{report(Boolean(data.profileImageUrl))}</div>}
      </>
    );
  }
  // only verified cleaners have one
  if (error instanceof ApiError && error.status === 404)
    return <p className="text-14 text-ink-soft">{t('profile.gone')}</p>;
  if (!error) return <SkeletonRows rows={2} />;
  return <ReadFailed title={t('profile.failed')} read={profile} />;
}
