import { cx } from 'class-variance-authority';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderateReview } from '#contract/calls.ts';
import type { Review } from '#contract/reviews.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ReviewView } from '#web/reviews/review-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ofOneHeight } from './of-one-height.ts';

const RejectReviewDialog = fetchedAhead(() =>
  import('./reject-review-dialog.tsx').then((file) => file.RejectReviewDialog),
);

/** One review: who about whom, for which job, what it says, and the decision. */
export function ModeratedReview({ review }: { review: Review }) {
  const { t } = useTranslation('adminReviews');
  const moment = useOperatorTime();
  const [rejecting, setRejecting] = useState(false);
  const moderate = useModerate(() => setRejecting(false));
  const { id, author, target, createdAt, editedAt, moderatedAt, rejectionReason, moderationStatus } = review;
  return (
    <div className="grid gap-3 border-b border-line py-5 lg:grid-cols-[16rem_minmax(0,1fr)_auto] lg:gap-8">
      <div className="min-w-0 text-13 text-ink-soft">
        <h2 className="text-14 font-semibold text-ink">
          <bdi>{review.job.title}</bdi>
        </h2>
        <p>{t('about', { author: author.name, target: target.name })}</p>
        <p>{t('when', { when: moment(createdAt) })}</p>
        {editedAt && <p>{t('edited', { when: moment(editedAt) })}</p>}
        {moderatedAt && <p>{t('moderated', { when: moment(moderatedAt) })}</p>}
        {rejectionReason && <p className="text-red-ink">{t('reason', { reason: rejectionReason })}</p>}
      </div>
      <ReviewView review={review} own={false} />
      {moderationStatus === 'PENDING' && (
        <div className={cx('flex flex-wrap items-start gap-2 max-sm:*:grow', ofOneHeight)}>
          <Button
            variant="tinted"
            loading={moderate.isPending && !rejecting}
            onClick={() => moderate.mutate({ params: { id }, body: { moderationStatus: 'APPROVED', editedAt } })}
          >
            {t('approve')}
          </Button>
          <Button variant="danger" onClick={() => setRejecting(true)}>
            {t('reject')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {rejecting && (
          <RejectReviewDialog
            sending={moderate.isPending}
            onClose={() => setRejecting(false)}
            onReject={(reason) =>
              moderate.mutate({
                params: { id },
                body: { moderationStatus: 'REJECTED', rejectionReason: reason, editedAt },
              })
            }
          />
        )}
      </Suspense>
    </div>
  );
}

/** Approves or rejects a review that waits. */
function useModerate(onDone: () => void) {
  const { t } = useTranslation('adminReviews');
  return useWrite(moderateReview, {
    onSuccess: ({ moderationStatus }) => {
      const description = moderationStatus === 'APPROVED' ? t('approvedText') : t('rejectedText');
      showToast({ title: t('done'), description, tone: 'success' });
      onDone();
    },
    failed({ error, reason }) {
      const as = error instanceof ApiError ? error.body.moderatedAs : undefined;
      const isDecided = as === 'APPROVED' || as === 'REJECTED';
      if (!isDecided) return { title: t('moderateFailed'), description: reason, tone: 'danger' };
      return { title: t(`already.${as}`), tone: 'danger' };
    },
  });
}
