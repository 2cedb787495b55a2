import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { declineRequest } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Turns down the job a host has asked for, after a question. */
export function DeclineRequestButton({ jobId, ...look }: { jobId: string } & Pick<ButtonProps, 'size' | 'className'>) {
  const { t } = useTranslation('hiring');
  const [asking, setAsking] = useState(false);
  const decline = useWrite(declineRequest, {
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('toasts.declined'), description: t('toasts.declinedText') });
    },
    failed: t('toasts.declineFailed'),
  });
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {t('request.decline')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('request.declineTitle')}
        description={t('request.declineText')}
        confirmLabel={t('request.declineConfirm')}
        loading={decline.isPending}
        onConfirm={() => decline.mutate({ params: { id: jobId } })}
      />
    </>
  );
}
