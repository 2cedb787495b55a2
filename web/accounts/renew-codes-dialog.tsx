import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewRecoveryCodes } from '#contract/account-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CodeAgainForm } from './code-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { TwoFactorDialogProps } from './set-up-dialog.tsx';
import { useCodeAgain } from './use-code-again.ts';

/** Ten new recovery codes, shown this once. */
export function RenewCodesDialog({ open, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation('twoFactor');
  const [codes, setCodes] = useState<string[] | null>(null);
  const again = useCodeAgain(t('renew.failed'));
  const renew = useWrite(renewRecoveryCodes, {
    secret: true,
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    ...again.failure,
  });
  const close = () => {
    setCodes(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      // closing by a slip would lose the codes for good
      onOpenChange={(next) => !next && !codes && close()}
      title={codes ? t('codes.title') : t('renew.title')}
      description={codes ? t('codes.lede') : t('renew.lede')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <CodeAgainForm
          again={again}
          submit={t('renew.submit')}
          pending={renew.isPending}
          onCode={(code) => renew.mutate({ body: { code } })}
        />
      )}
    </Dialog>
  );
}
