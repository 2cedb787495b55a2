import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useMakePasskey } from './use-make-passkey.ts';

/** The first passkey of an account without an app: it switches two-factor on, and the recovery codes follow. */
export function SetUpPasskey({ onCodes }: { onCodes: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('twoFactor');
  const { pending, start } = useMakePasskey({
    // the server gives them with the first one
    onAdded: ({ recoveryCodes = [] }) => onCodes(recoveryCodes),
    onCalledOff: () => showToast({ title: t('passkey.addFailed'), tone: 'danger' }),
    asking: { failed: t('passkey.addFailed') },
  });
  return (
    <Button variant="primary" size="large" className="w-full" loading={pending} onClick={() => start({})}>
      {t('passkey.addSubmit')}
    </Button>
  );
}
