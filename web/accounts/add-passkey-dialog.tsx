import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CodeAgainForm } from './code-again.tsx';
import type { TwoFactorDialogProps } from './codes-dialog.tsx';
import { useCodeAgain } from './use-code-again.ts';
import { useMakePasskey } from './use-make-passkey.ts';

/** A code of the app or a recovery code, then the browser's own window for the passkey. */
export function AddPasskeyDialog({ open, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation('twoFactor');
  const again = useCodeAgain(t('passkey.addFailed'));
  const closeSaying = (title: string, tone: 'success' | 'danger') => {
    onClose();
    showToast({ title, tone });
  };
  const { pending, start } = useMakePasskey({
    onAdded: () => closeSaying(t('passkey.added'), 'success'),
    onCalledOff: () => closeSaying(t('passkey.addFailed'), 'danger'),
    asking: again.failure,
  });
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('passkey.addTitle')} description={t('passkey.addLede')}>
      {open && (
        <CodeAgainForm
          again={again}
          submit={t('passkey.addSubmit')}
          pending={pending}
          onCode={(code) => start({ code })}
        />
      )}
    </Dialog>
  );
}
