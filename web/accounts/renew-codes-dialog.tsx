import { useTranslation } from 'react-i18next';
import { renewRecoveryCodes } from '#contract/account-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { CodeAgainForm } from './code-again.tsx';
import { CodesDialog, type TwoFactorDialogProps } from './codes-dialog.tsx';
import { useCodeAgain } from './use-code-again.ts';

/** Ten new recovery codes. */
export function RenewCodesDialog(props: TwoFactorDialogProps) {
  const { t } = useTranslation('twoFactor');
  return (
    <CodesDialog {...props} title={t('renew.title')} description={t('renew.lede')}>
      {(onCodes) => <Renew onCodes={onCodes} />}
    </CodesDialog>
  );
}

function Renew({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation('twoFactor');
  const again = useCodeAgain(t('renew.failed'));
  const renew = useWrite(renewRecoveryCodes, {
    secret: true,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    ...again.failure,
  });
  return (
    <CodeAgainForm
      again={again}
      submit={t('renew.submit')}
      pending={renew.isPending}
      onCode={(code) => renew.mutate({ body: { code } })}
    />
  );
}
