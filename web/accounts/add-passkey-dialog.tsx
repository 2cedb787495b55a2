import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPasskey, askPasskey } from '#contract/account-calls.ts';
import type { CreationOptions } from '#contract/passkeys.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CodeAgainForm } from './code-again.tsx';
import type { TwoFactorDialogProps } from './codes-dialog.tsx';
import { useCodeAgain } from './use-code-again.ts';
import { createPasskey } from './web-authn.ts';

/** A code of the app, then the browser's own window for the passkey. */
export function AddPasskeyDialog({ open, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation('twoFactor');
  const again = useCodeAgain(t('passkey.addFailed'));
  const [making, setMaking] = useState(false);
  const add = useWrite(addPasskey, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('passkey.added'), tone: 'success' });
    },
    failed: t('passkey.addFailed'),
  });
  const make = async (options: CreationOptions) => {
    setMaking(true);
    try {
      add.mutate({ body: { passkey: await createPasskey(options) } });
    } catch {
      // called off in the browser's window, or that device has one already; the code is spent
      onClose();
      showToast({ title: t('passkey.addFailed'), tone: 'danger' });
    } finally {
      setMaking(false);
    }
  };
  const ask = useWrite(askPasskey, { secret: true, onSuccess: (options) => void make(options), ...again.failure });
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('passkey.addTitle')} description={t('passkey.addLede')}>
      {open && (
        <CodeAgainForm
          again={again}
          submit={t('passkey.addSubmit')}
          pending={ask.isPending || making || add.isPending}
          onCode={(code) => ask.mutate({ body: { code } })}
        />
      )}
    </Dialog>
  );
}
