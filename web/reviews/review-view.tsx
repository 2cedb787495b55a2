import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/reviews.ts';
import { formatMoney } from '#web/platform/format.ts';
import { plainDirection } from '#web/platform/plain-direction.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';

const tones: Record<Review['moderationStatus'], BadgeTone> = { PENDING: 'amber', APPROVED: 'green', REJECTED: 'red' };

interface ReviewViewProps {
  review: Review;
  own: boolean;
  /** Both sides’ words stand here. */
  published?: boolean;
  /** Opens the form with it; absent where it stands as it is. */
  onEdit?: (() => void) | undefined;
}

/** A review to read; its own author also sees where it stands and why. */
export function ReviewView({ review, own, published = false, onEdit }: ReviewViewProps) {
  const { t } = useTranslation('reviews');
  const parts = (['punctuality', 'communication', 'quality'] as const).flatMap((part) => {
    const stars = review[`${part}Stars`];
    return stars === null ? [] : [{ part, stars }];
  });
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-14 font-semibold">
          {own ? t('view.yours') : <bdi>{t('view.by', { name: review.author.name })}</bdi>}
        </h3>
        <StarRating value={review.overallStars} row />
        {own && <Badge tone={tones[review.moderationStatus]}>{t(`moderation.${review.moderationStatus}`)}</Badge>}
      </div>
      {parts.length > 0 && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-13">
          {parts.map(({ part, stars }) => (
            <div key={part} className="flex items-center gap-1.5">
              <dt className="text-ink-soft">{t(`form.${part}`)}</dt>
              <dd>
                <StarRating value={stars} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {review.comment && (
        <p className="max-w-prose text-14 wrap-anywhere whitespace-pre-line">
          <bdi>{plainDirection(review.comment)}</bdi>
        </p>
      )}
      {own && <OwnNotes review={review} published={published} />}
      {onEdit && (
        <Button size="compact" icon={Pencil} className="justify-self-start" onClick={onEdit}>
          {t('moderation.edit')}
        </Button>
      )}
    </article>
  );
}

function OwnNotes({ review, published }: { review: Review; published: boolean }) {
  const { t } = useTranslation('reviews');
  const isOut = published && review.moderationStatus === 'APPROVED';
  return (
    <>
      <p className="text-13 text-ink-soft">
        {review.moderationStatus === 'REJECTED' && review.rejectionReason
          ? t('moderation.why', { reason: review.rejectionReason })
          : t(`moderation.${isOut ? 'published' : review.moderationStatus}Text`)}
      </p>
      {review.tip !== 'none' && (
        <p className="text-13 text-ink-soft tabular-nums">
          {t(`tip.states.${review.tipRefundedCents > 0 ? 'refunded' : review.tip}`, {
            amount: formatMoney(review.tipCents),
            refunded: formatMoney(review.tipRefundedCents),
          })}
        </p>
      )}
    </>
  );
}
