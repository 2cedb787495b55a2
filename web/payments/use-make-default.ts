import { useTranslation } from 'react-i18next';
import { makeDefaultPaymentMethod } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** From then on this card is charged. */
export function useMakeDefault() {
  const { t } = useTranslation('host');
  return useWrite(makeDefaultPaymentMethod, {
    onSuccess: () => showToast({ title: t('billing.defaulted'), tone: 'success' }),
    failed: t('billing.error'),
  });
}
