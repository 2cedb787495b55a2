import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { removeIntegration } from '#contract/calendar-calls.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Removes a calendar after saying what goes along with it. */
export function RemoveCalendarDialog({ integration, onClose }: { integration: Integration; onClose: () => void }) {
  const { t } = useTranslation('calendars');
  const remove = useWrite(removeIntegration, {
    failed: t('toasts.removeFailed'),
    onSuccess: () => {
      showToast({ title: t('toasts.removed'), tone: 'success' });
      onClose();
    },
  });
  const names = { platform: platformNames[integration.platform], title: integration.property.title };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('remove.title', names)}
      description={t('remove.text')}
      confirmLabel={t('remove.confirm')}
      loading={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: integration.id } })}
    />
  );
}
