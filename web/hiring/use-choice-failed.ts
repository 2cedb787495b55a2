import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/platform/api-error.ts';
import { type Failure, reasonAlone } from '#web/platform/use-failure.ts';
import type { ToastMessage } from '#web/ui/toast-state.ts';

/** What a host reads whose choice was refused. What is on the screen by then is already how things stand. */
export function useChoiceFailed(): (failure: Failure) => ToastMessage | null {
  const { t } = useTranslation('hiring');
  return (failure) =>
    isRefusal(failure.error, 'stale') ? { title: t('toasts.stale'), tone: 'danger' } : reasonAlone(failure);
}
