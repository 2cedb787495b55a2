import { useTranslation } from 'react-i18next';
import { askPasskeyHere, listPasskeys, renewRecoveryCodes } from '#contract/account-calls.ts';
import type { UsedPasskey } from '#contract/passkeys.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { CodeAgainForm } from './code-again.tsx';
import { CodesDialog, type TwoFactorDialogProps } from './codes-dialog.tsx';
import { knowsPasskeys } from './knows-passkeys.ts';
import { type CodeAgain, useCodeAgain } from './use-code-again.ts';
import { useSignWithPasskey } from './use-sign-with-passkey.ts';

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
  const passkey = useProofByPasskey(again, (signed) => renew.mutate({ body: { passkey: signed } }));
  return (
    <CodeAgainForm
      again={again}
      submit={t('renew.submit')}
      pending={renew.isPending || passkey.pending}
      onCode={(code) => renew.mutate({ body: { code } })}
      onPasskey={passkey.start}
    />
  );
}

/** The way for who has a passkey here; perhaps it is all that is left of their second factor. */
function useProofByPasskey(again: CodeAgain, onSigned: (passkey: UsedPasskey) => void) {
  const { data: held } = useRead(listPasskeys);
  const { signing, sign } = useSignWithPasskey({ onSigned, onFailed: again.passkeyFailed });
  const ask = useWrite(askPasskeyHere, { secret: true, onSuccess: (options) => void sign(options), ...again.failure });
  const canSign = knowsPasskeys() && held !== undefined && held.length > 0;
  return { pending: ask.isPending || signing, start: canSign ? () => ask.mutate({}) : undefined };
}
