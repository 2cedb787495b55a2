import { useTranslation } from 'react-i18next';
import { writeReview } from '#contract/calls.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** What is wrong with a field, by its name, in the reader's language. */
export type FieldFaults = Readonly<Record<string, string>>;

interface Settings {
  onFaults: (faults: FieldFaults) => void;
  onTipAsks: (cents: Cents) => void;
}

/** Sends a review. It stands whatever becomes of its tip, so a tip that failed is told with it. */
export function useWriteReview({ onFaults, onTipAsks }: Settings) {
  const { t } = useTranslation('reviews');
  return useWrite(writeReview, {
    onSuccess: ({ tip, tipCents }) => {
      const thanks = [t('toasts.submittedText')];
      if (tip === 'succeeded') thanks.push(t('tip.givenText', { amount: formatMoney(tipCents) }));
      const description = tip === 'declined' ? t('toasts.tipFailed') : thanks.join(' ');
      showToast({ title: t('toasts.submitted'), description, tone: 'success' });
      if (tip === 'requires_action') onTipAsks(tipCents);
    },
    failed: reasonAlone,
    onError: ({ fields }) => onFaults(fields),
  });
}
