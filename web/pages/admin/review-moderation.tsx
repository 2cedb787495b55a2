import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listReviewsToModerate } from '#contract/calls.ts';
import { type ModerationStatus, moderationStatuses } from '#contract/states.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ListBody } from './list-body.tsx';
import { ModeratedReview } from './moderated-review.tsx';

type ReviewPages = ReturnType<typeof usePages<typeof import('#contract/reviews.ts').listReviewsToModerate>>;

/** Reviews that wait, are shown, or are hidden. */
export function ReviewModeration() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const status = moderationStatuses.find((name) => name === query.get('status')) ?? 'PENDING';
  const lists: Record<ModerationStatus, ReviewPages> = {
    PENDING: usePages(listReviewsToModerate, { status: 'PENDING', limit: 20 }),
    APPROVED: usePages(listReviewsToModerate, { status: 'APPROVED', limit: 20 }),
    REJECTED: usePages(listReviewsToModerate, { status: 'REJECTED', limit: 20 }),
  };
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-28">
        {t('reviews.title')}
      </h1>
      <Tabs
        label={t('reviews.tabs')}
        value={status}
        onValueChange={(next) => setQuery(next === 'PENDING' ? {} : { status: next }, { replace: true })}
        items={moderationStatuses.map((value) => ({
          value,
          label: t(`reviews.${value}`),
          count: lists[value].total,
          hot: value === 'PENDING' && lists[value].total > 0,
          content: <ReviewList pages={lists[value]} />,
        }))}
      />
    </>
  );
}

function ReviewList({ pages }: { pages: ReviewPages }) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid gap-4">
      <ListBody pages={pages} empty={{ icon: Star, title: t('reviews.empty') }}>
        {pages.items ? (
          <div>
            {pages.items.map((review) => (
              <ModeratedReview key={review.id} review={review} />
            ))}
          </div>
        ) : (
          <SkeletonRows rows={5} />
        )}
      </ListBody>
    </div>
  );
}
