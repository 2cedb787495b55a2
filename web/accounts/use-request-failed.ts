import { useTranslation } from 'react-i18next';
import { failureToast } from '#web/platform/failure-toast.ts';

/** Tells why no code was sent. */
export function useRequestFailed() {
  const { t } = useTranslation('auth');
  return failureToast({
    title: t('toasts.codeFailed'),
    unsaid: t('toasts.codeFailedText'),
    unknown: t('toasts.tryAgain'),
  });
}
