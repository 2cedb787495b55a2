import { useTranslation } from 'react-i18next';
import { assignCleaner, selectCleaners } from '#contract/calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Accepts one bid: its cleaner has the job. */
export function useAssign() {
  const { t } = useTranslation('hiring');
  return useWrite(assignCleaner, {
    onSuccess: () => showToast({ title: t('toasts.assigned'), tone: 'success' }),
    failed: reasonAlone,
  });
}

/** Accepts a first choice and keeps the second and third as backups. */
export function useSelectCleaners() {
  const { t } = useTranslation('hiring');
  return useWrite(selectCleaners, {
    onSuccess: () => showToast({ title: t('toasts.selected'), description: t('toasts.selectedText'), tone: 'success' }),
    failed: reasonAlone,
  });
}
