import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getJob, getJobMoney, writeReview } from '#contract/calls.ts';
import type { Review } from '#contract/reviews.ts';
import { applyFieldErrors } from '#web/platform/apply-field-errors.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useFieldSentence } from '#web/platform/field-sentence.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { ReviewValues } from './review-form.tsx';

/** Sends a review. It stands whatever becomes of its tip, so a tip that failed is told with it. */
export function useWriteReview(form: UseFormReturn<ReviewValues>) {
  const { t } = useTranslation('reviews');
  const errorText = useErrorText();
  const sentence = useFieldSentence();
  const thanks = (tip: Review['tip']) =>
    tip === 'declined' || tip === 'requires_action' ? t('toasts.tipFailed') : t('toasts.submittedText');
  return useWrite(writeReview, {
    refreshes: [getJob, getJobMoney],
    onSuccess: ({ tip }) => showToast({ title: t('toasts.submitted'), description: thanks(tip), tone: 'success' }),
    onError: (error) => {
      applyFieldErrors(form, error, sentence);
      showToast({ title: t('toasts.error'), description: errorText(error), tone: 'danger' });
    },
  });
}
