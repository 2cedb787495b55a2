import { useTranslation } from 'react-i18next';
import { endTwoFactor } from '#contract/account-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CodeAgainForm } from './code-again.tsx';
import type { TwoFactorDialogProps } from './codes-dialog.tsx';
import { useCodeAgain } from './use-code-again.ts';

/** Takes the second factor away, for one of its codes. */
export function EndTwoFactorDialog({ open, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation('twoFactor');
  const again = useCodeAgain(t('end.failed'));
  const end = useWrite(endTwoFactor, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('end.done'), tone: 'success' });
    },
    ...again.failure,
  });
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('end.title')} description={t('end.lede')}>
      <CodeAgainForm
        danger
        again={again}
        submit={t('end.submit')}
        pending={end.isPending}
        onCode={(code) => end.mutate({ body: { code } })}
      />
    </Dialog>
  );
}
