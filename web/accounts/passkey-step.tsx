import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askPasskeyLogin, loginWithPasskey } from '#contract/account-calls.ts';
import type { User } from '#contract/accounts.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { OtherWays } from './other-ways.tsx';
import type { AskedStep } from './second-step-context.ts';
import { StepHead } from './step-head.tsx';
import { useArrival } from './use-arrival.ts';
import { useSignWithPasskey } from './use-sign-with-passkey.ts';

interface PasskeyStepProps {
  asked: AskedStep;
  onArrived: (role: User['role']) => void;
  onCode: () => void;
  onRestart: () => void;
}

/** The second step of a login by a passkey. Browsers open their window for it only at a press. */
export function PasskeyStep({ asked, onArrived, onCode, onRestart }: PasskeyStepProps) {
  const { t } = useTranslation('twoFactor');
  const { pending, failed, start } = usePasskeyLogin(asked, onArrived);
  return (
    <>
      <StepHead title={t('passkey.title')}>{t('passkey.lede')}</StepHead>
      {failed && <Notice tone="red">{t(asked.withoutApp ? 'passkey.failedRecovery' : 'passkey.failed')}</Notice>}
      <Button variant="primary" size="large" className="mt-3.5 w-full" loading={pending} onClick={start}>
        {t('passkey.submit')}
      </Button>
      <OtherWays>
        <TextButton onClick={onCode}>{t(asked.withoutApp ? 'login.useRecovery' : 'passkey.useCode')}</TextButton>
        <TextButton onClick={onRestart}>{t('login.restart')}</TextButton>
      </OtherWays>
    </>
  );
}

function usePasskeyLogin({ challenge, welcome }: AskedStep, onArrived: PasskeyStepProps['onArrived']) {
  const { t } = useTranslation('twoFactor');
  const arrive = useArrival();
  const [failed, setFailed] = useState(false);
  const refused = {
    failed: ({ error, reason }: { error: Error; reason: string }) =>
      isRefusal(error, 'wrong_code')
        ? null
        : { title: t('login.failed'), description: reason, tone: 'danger' as const },
    onError: () => setFailed(true),
  };
  const login = useWrite(loginWithPasskey, {
    secret: true,
    onSuccess: (session) => {
      if (arrive(session, welcome)) onArrived(session.user.role);
    },
    ...refused,
  });
  const { signing, sign } = useSignWithPasskey({
    onSigned: (passkey) => login.mutate({ body: { challenge, passkey } }),
    onFailed: () => setFailed(true),
  });
  const ask = useWrite(askPasskeyLogin, { secret: true, onSuccess: (options) => void sign(options), ...refused });
  return {
    pending: ask.isPending || signing || login.isPending,
    failed,
    start: () => {
      setFailed(false);
      ask.mutate({ body: { challenge } });
    },
  };
}
