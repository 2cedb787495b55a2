import { useTranslation } from 'react-i18next';
import { CodesDialog, type TwoFactorDialogProps } from './codes-dialog.tsx';
import { SetUpApp } from './set-up-app.tsx';

/** Sets up the authenticator app; once it is on, the recovery codes are shown. */
export function SetUpDialog(props: TwoFactorDialogProps) {
  const { t } = useTranslation('twoFactor');
  return (
    <CodesDialog {...props} title={t('setUp.title')} description={t('setUp.lede')}>
      {(onCodes) => <SetUpApp onCodes={onCodes} />}
    </CodesDialog>
  );
}
