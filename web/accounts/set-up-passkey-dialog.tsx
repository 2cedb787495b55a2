import { useTranslation } from 'react-i18next';
import { CodesDialog, type TwoFactorDialogProps } from './codes-dialog.tsx';
import { SetUpPasskey } from './set-up-passkey.tsx';

/** Sets up a passkey as the only second factor; once it is there, the recovery codes are shown. */
export function SetUpPasskeyDialog(props: TwoFactorDialogProps) {
  const { t } = useTranslation('twoFactor');
  return (
    <CodesDialog {...props} title={t('passkey.setUpTitle')} description={t('passkey.setUpLede')}>
      {(onCodes) => <SetUpPasskey onCodes={onCodes} />}
    </CodesDialog>
  );
}
