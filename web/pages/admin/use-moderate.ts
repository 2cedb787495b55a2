import { useTranslation } from 'react-i18next';
import { moderateReview } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Approves or rejects a review that waits. */
export function useModerate(onDone: () => void) {
  const { t } = useTranslation('admin');
  return useWrite(moderateReview, {
    onSuccess: ({ moderationStatus }) => {
      const description = moderationStatus === 'APPROVED' ? t('reviews.approvedText') : t('reviews.rejectedText');
      showToast({ title: t('reviews.done'), description, tone: 'success' });
      onDone();
    },
    failed: t('reviews.moderateFailed'),
  });
}
