import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#web/ui/text-button.tsx';
import { knowsPasskeys } from './knows-passkeys.ts';
import { OtherWays } from './other-ways.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { SetUpPasskey } from './set-up-passkey.tsx';
import { StepHead } from './step-head.tsx';

interface TwoFactorPanelProps {
  /** It is on, and the recovery codes are kept. */
  onDone: () => void;
  onSignOut: () => void;
}

/** An admin sets up an authenticator app, or a passkey in its place, before anything else. */
export function TwoFactorPanel({ onDone, onSignOut }: TwoFactorPanelProps) {
  const { t } = useTranslation('twoFactor');
  const [codes, setCodes] = useState<string[] | null>(null);
  const [byPasskey, setByPasskey] = useState(false);
  const SetUp = byPasskey ? SetUpPasskey : SetUpApp;
  const start = byPasskey
    ? { title: t('passkey.setUpTitle'), lede: t('passkey.setUpLede') }
    : { title: t('first.title'), lede: t('first.lede') };
  const head = codes ? { title: t('codes.title'), lede: t('codes.lede') } : start;
  return (
    <>
      <StepHead title={head.title}>{head.lede}</StepHead>
      {codes ? <RecoveryCodes codes={codes} onDone={onDone} /> : <SetUp onCodes={setCodes} />}
      {!codes && (
        <OtherWays>
          {knowsPasskeys() && (
            <TextButton onClick={() => setByPasskey(!byPasskey)}>
              {t(byPasskey ? 'first.useApp' : 'passkey.usePasskey')}
            </TextButton>
          )}
          <TextButton onClick={onSignOut}>{t('first.leave')}</TextButton>
        </OtherWays>
      )}
    </>
  );
}
