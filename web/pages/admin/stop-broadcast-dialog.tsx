import { useTranslation } from 'react-i18next';
import { stopBroadcast } from '#contract/broadcast-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Writes to nobody else, with the reason. */
export function StopBroadcastDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('broadcasts');
  const stop = useWrite(stopBroadcast, {
    onSuccess() {
      showToast({ title: t('stopped'), tone: 'success' });
      onClose();
    },
    failed: reasonAlone,
    onError: onClose,
  });
  return (
    <ReasonDialog
      title={t('stopTitle')}
      text={t('stopText')}
      confirm={t('stop')}
      sending={stop.isPending}
      onClose={onClose}
      onConfirm={(reason) => stop.mutate({ params: { id }, body: { reason } })}
      danger
    />
  );
}
