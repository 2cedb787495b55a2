import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { Section } from '#web/ui/section.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewView } from './review-view.tsx';
import { TipButton } from './tip-button.tsx';

interface ReviewsProps {
  job: JobDetail;
  viewerId: string;
  /** Both sides' money of a tip. */
  tipSplit: (cents: Cents) => ReactNode;
}

/** The reviews of a paid job: the form until it is written, then both sides' words as far as they may be seen. */
export function Reviews({ job, viewerId, tipSplit }: ReviewsProps) {
  const { t } = useTranslation('reviews');
  const asHost = job.hostId === viewerId;
  const targetId = asHost ? job.cleanerId : job.hostId;
  const target = asHost ? job.cleaner : job.host;
  const writes = job.can.includes('review') && targetId !== null;
  const wrote = job.reviews.some(({ author }) => author.id === viewerId);
  const waits = wrote && job.reviews.every(({ author }) => author.id === viewerId);
  return (
    <Section
      id="reviews"
      title={writes && target ? t('titleOf', { name: target.name }) : t('title')}
      description={writes ? t('blind') : undefined}
    >
      <div className="grid gap-6">
        {writes && <ReviewForm jobId={job.id} targetId={targetId} asHost={asHost} tipSplit={tipSplit} />}
        {job.reviews.map((review) => (
          <ReviewView key={review.id} review={review} own={review.author.id === viewerId} />
        ))}
        {waits && <p className="text-13 text-ink-soft">{t('waiting')}</p>}
        {!writes && job.reviews.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
        {!writes && job.can.includes('tip') && target && (
          <TipButton jobId={job.id} name={target.name} split={tipSplit} />
        )}
      </div>
    </Section>
  );
}
