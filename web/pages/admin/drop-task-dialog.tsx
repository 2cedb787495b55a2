import { useTranslation } from 'react-i18next';
import { dropFailedTask } from '#contract/notice-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Takes a failed task out of the list for good, with the reason. */
export function DropTaskDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('undelivered');
  const drop = useWrite(dropFailedTask, {
    onSuccess() {
      showToast({ title: t('task.dropped'), tone: 'success' });
      onClose();
    },
    failed: reasonAlone,
    onError: onClose,
  });
  return (
    <ReasonDialog
      title={t('task.dropTitle')}
      text={t('task.dropText')}
      confirm={t('task.drop')}
      sending={drop.isPending}
      onClose={onClose}
      onConfirm={(reason) => drop.mutate({ params: { id }, body: { reason } })}
      danger
    />
  );
}
