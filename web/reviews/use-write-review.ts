import { useTranslation } from 'react-i18next';
import { writeReview } from '#contract/calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** What is wrong with a field, by its name, in the reader's language. */
export type FieldFaults = Readonly<Record<string, string>>;

/** Sends a review. */
export function useWriteReview({ onFaults }: { onFaults: (faults: FieldFaults) => void }) {
  const { t } = useTranslation('reviews');
  return useWrite(writeReview, {
    onSuccess: () =>
      showToast({ title: t('toasts.submitted'), description: t('toasts.submittedText'), tone: 'success' }),
    failed: reasonAlone,
    onError: ({ fields }) => onFaults(fields),
  });
}
