import { useTranslation } from 'react-i18next';
import { removeBooking } from '#contract/calendar-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useDay } from '../use-day.ts';

interface RemoveStayDialogProps {
  stay: { id: string; checkInDate: string; checkOutDate: string };
  /** The property's. */
  title: string;
  onClose: () => void;
}

/** Removes a stay that was entered by hand after saying what goes along with it. */
export function RemoveStayDialog({ stay, title, onClose }: RemoveStayDialogProps) {
  const { t } = useTranslation('timeline');
  const day = useDay();
  const remove = useWrite(removeBooking, {
    failed: t('remove.failed'),
    onSuccess: () => {
      showToast({ title: t('remove.done'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('remove.title', { title })}
      description={t('remove.text', { from: day(stay.checkInDate), until: day(stay.checkOutDate) })}
      confirmLabel={t('remove.confirm')}
      loading={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: stay.id } })}
    />
  );
}
