import { useTranslation } from 'react-i18next';
import type { getCleaner } from '#contract/cleaners.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { plainDirection } from '#web/platform/plain-direction.ts';
import { Section } from '#web/ui/section.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';

/** What other hosts have written. */
export function CleanerReviews({ reviews }: { reviews: AnswerOf<typeof getCleaner>['reviews'] }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  return (
    <Section title={t('profile.reviews')} level={3}>
      {reviews.length === 0 && <p className="text-14 text-ink-soft">{t('profile.noReviews')}</p>}
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="grid gap-1 py-3">
            <StarRating value={review.overallStars} row />
            {review.comment && (
              <p className="text-14 wrap-anywhere whitespace-pre-line">
                <bdi>{plainDirection(review.comment)}</bdi>
              </p>
            )}
            <p className="text-13 text-ink-soft">
              {t('profile.by', { name: review.authorFirstName, when: formatMedium(review.createdAt, { language }) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
