import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveOverChange } from '#contract/hiring-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface LeaveButtonProps {
  jobId: string;
  /** It is the stay that moved; otherwise the host changed something. */
  isMoved: boolean;
}

/** The assigned cleaner leaves because of a change, after being told what follows. */
export function LeaveButton({ jobId, isMoved }: LeaveButtonProps) {
  const { t } = useTranslation(['placeChange', 'hiring']);
  const [asking, setAsking] = useState(false);
  const leave = useWrite(leaveOverChange, {
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('hiring:toasts.left'), description: t('hiring:toasts.leftText') });
    },
    failed: reasonAlone,
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('leave')}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leaveTitle')}
        description={t(isMoved ? 'leaveMovedText' : 'leaveText')}
        confirmLabel={t('leave')}
        cancelLabel={t('hiring:withdraw.keep')}
        loading={leave.isPending}
        onConfirm={() => leave.mutate({ params: { id: jobId } })}
      />
    </>
  );
}
