import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface TwoFactorDialogProps {
  open: boolean;
  onClose: () => void;
}

interface CodesDialogProps extends TwoFactorDialogProps {
  title: string;
  description: string;
  /** What leads to the codes. */
  children: (onCodes: (codes: string[]) => void) => ReactNode;
}

/** Something that ends in recovery codes, which are shown this once. */
export function CodesDialog({ open, onClose, title, description, children }: CodesDialogProps) {
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
      title={codes ? t('codes.title') : title}
      description={codes ? t('codes.lede') : description}
    >
      {codes ? <RecoveryCodes codes={codes} onDone={close} /> : open && children(setCodes)}
    </Dialog>
  );
}
