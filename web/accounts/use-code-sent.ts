import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/toast.tsx';

/** Tells where a code went. */
export function useCodeSent(): (email: string) => void {
  const { t } = useTranslation('auth');
  return (email) =>
    showToast({ title: t('toasts.codeSent'), description: t('toasts.codeSentText', { email }), tone: 'success' });
}
