import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawFromJob } from '#contract/calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The assigned cleaner steps back, after being told what follows. */
export function WithdrawButton({ jobId }: { jobId: string }) {
  const { t } = useTranslation('hiring');
  const [asking, setAsking] = useState(false);
  const withdraw = useWrite(withdrawFromJob, {
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('toasts.withdrawn'), description: t('toasts.withdrawnText') });
    },
    failed: reasonAlone,
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('withdraw.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('withdraw.title')}
        description={t('withdraw.text')}
        confirmLabel={t('withdraw.confirm')}
        cancelLabel={t('withdraw.keep')}
        loading={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id: jobId } })}
      />
    </>
  );
}
