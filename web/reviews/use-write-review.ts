import { useTranslation } from 'react-i18next';
import { writeReview } from '#contract/calls.ts';
import type { Review } from '#contract/reviews.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** What is wrong with a field, by its name, in the reader's language. */
export type FieldFaults = Readonly<Record<string, string>>;

/** Sends a review. It stands whatever becomes of its tip, so a tip that failed is told with it. */
export function useWriteReview(onFaults: (faults: FieldFaults) => void) {
  const { t } = useTranslation('reviews');
  const thanks = (tip: Review['tip']) =>
    tip === 'declined' || tip === 'requires_action' ? t('toasts.tipFailed') : t('toasts.submittedText');
  return useWrite(writeReview, {
    onSuccess: ({ tip }) => showToast({ title: t('toasts.submitted'), description: thanks(tip), tone: 'success' }),
    failed: reasonAlone,
    onError: ({ fields }) => onFaults(fields),
  });
}
