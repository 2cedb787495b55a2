import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

export interface TwoFactorDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Sets up the authenticator app; once it is on, the recovery codes are shown, this once. */
export function SetUpDialog({ open, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation('twoFactor');
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setCodes(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      // closing by a slip would lose the codes for good
      onOpenChange={(next) => !next && !codes && close()}
      title={codes ? t('codes.title') : t('setUp.title')}
      description={codes ? t('codes.lede') : t('setUp.lede')}
    >
      {codes ? <RecoveryCodes codes={codes} onDone={close} /> : open && <SetUpApp onCodes={setCodes} />}
    </Dialog>
  );
}
