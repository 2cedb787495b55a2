import { useTranslation } from 'react-i18next';
import { getJob, getJobMoney, writeReview } from '#contract/calls.ts';
import type { Review } from '#contract/reviews.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useFieldSentence } from '#web/platform/field-sentence.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** What is wrong with a field, by its name, in the reader's language. */
export type FieldFaults = Readonly<Record<string, string>>;

/** Sends a review. It stands whatever becomes of its tip, so a tip that failed is told with it. */
export function useWriteReview(onFaults: (faults: FieldFaults) => void) {
  const { t } = useTranslation('reviews');
  const errorText = useErrorText();
  const sentence = useFieldSentence();
  const thanks = (tip: Review['tip']) =>
    tip === 'declined' || tip === 'requires_action' ? t('toasts.tipFailed') : t('toasts.submittedText');
  return useWrite(writeReview, {
    refreshes: [getJob, getJobMoney],
    onSuccess: ({ tip }) => showToast({ title: t('toasts.submitted'), description: thanks(tip), tone: 'success' }),
    onError: (error) => {
      const faults = error instanceof ApiError ? Object.entries(error.fields) : [];
      onFaults(Object.fromEntries(faults.map(([field, english]) => [field, sentence(english)])));
      showToast({ title: t('toasts.error'), description: errorText(error), tone: 'danger' });
    },
  });
}
