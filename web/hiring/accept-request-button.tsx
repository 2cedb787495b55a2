import { useTranslation } from 'react-i18next';
import { acceptRequest } from '#contract/calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Takes the job a host has asked for, at its payout. */
export function AcceptRequestButton({
  jobId,
  ...look
}: { jobId: string } & Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const { t } = useTranslation('hiring');
  const accept = useWrite(acceptRequest, {
    onSuccess: () => showToast({ title: t('toasts.accepted'), description: t('toasts.acceptedText'), tone: 'success' }),
    failed: reasonAlone,
  });
  return (
    <Button {...look} loading={accept.isPending} onClick={() => accept.mutate({ params: { id: jobId } })}>
      {t('request.accept')}
    </Button>
  );
}
