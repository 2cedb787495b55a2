import { useTranslation } from 'react-i18next';
import { listPaymentMethods, makeDefaultPaymentMethod } from '#contract/calls.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** From then on this card is charged. */
export function useMakeDefault() {
  const { t } = useTranslation('host');
  const errorText = useErrorText();
  return useWrite(makeDefaultPaymentMethod, {
    refreshes: [listPaymentMethods],
    onSuccess: () => showToast({ title: t('billing.defaulted'), tone: 'success' }),
    onError: (error) => showToast({ title: t('billing.error'), description: errorText(error), tone: 'danger' }),
  });
}
