import { useTranslation } from 'react-i18next';
import { updateSettings } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Confirms the stated figures and testimonials, or takes that back. */
export function useDecideMarketing(onDone: () => void) {
  const { t } = useTranslation('admin');
  return useWrite(updateSettings, {
    onSuccess: ({ marketingConfirmed }) => {
      showToast({
        title: t('settings.saved'),
        description: marketingConfirmed ? t('settings.confirmedText') : t('settings.withdrawnText'),
        tone: 'success',
      });
      onDone();
    },
    failed: t('settings.saveFailed'),
  });
}
