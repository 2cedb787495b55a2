import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/platform/api-error.ts';
import { type Failure, reasonAlone } from '#web/platform/use-failure.ts';
import type { ToastMessage } from '#web/ui/toast-state.ts';

/** What a host reads whose choice was refused, of the cleaner who would have got the job. What is on the screen by then is already how things stand. */
export function useChoiceFailed(name: string): (failure: Failure) => ToastMessage | null {
  const { t } = useTranslation('hiring');
  const queryClient = useQueryClient();
  return (failure) => {
    if (isRefusal(failure.error, 'schedule_conflict') || isRefusal(failure.error, 'busy_time'))
      return { title: t('toasts.notFree', { name }), tone: 'danger' };
    if (!isRefusal(failure.error, 'stale')) return reasonAlone(failure);
    if (typeof failure.error.body.hostFeeCents !== 'number') return { title: t('toasts.stale'), tone: 'danger' };
    // no other choice or change of theirs reads the fees anew
    void queryClient.invalidateQueries({ queryKey: ['/api/config'] });
    return { title: t('toasts.feeChanged'), tone: 'danger' };
  };
}
