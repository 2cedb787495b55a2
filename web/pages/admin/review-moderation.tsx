import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listReviewsToModerate } from '#contract/calls.ts';
import { type ModerationStatus, moderationStatuses } from '#contract/states.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSearchParams } from '#web/platform/search-params.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
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
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && error) return <ReadFailed title={t('reviews.failed')} read={pages} />;
  if (!items) return <SkeletonRows rows={5} />;
  if (items.length === 0) return <EmptyState icon={Star} title={t('reviews.empty')} />;
  return (
    <div className="grid">
      {items.map((review) => (
        <ModeratedReview key={review.id} review={review} />
      ))}
      {loadMore && (
        <Button className="mt-4 justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('reviews.more')}
        </Button>
      )}
    </div>
  );
}
