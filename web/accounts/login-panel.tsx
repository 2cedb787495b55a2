import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#web/ui/text-button.tsx';
import { EmailStep } from './email-step.tsx';
import { keptCode } from './kept-code.ts';
import { LoginCodeStep } from './login-code-step.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordForm } from './password-form.tsx';
import { StepHead } from './step-head.tsx';
import { useKeepCode } from './use-keep-code.ts';
import { useMailedCode } from './use-mailed-code.ts';

type Step = 'email' | 'code' | 'password';

/**
 * The login tab: e-mail, then code; or e-mail and password. The address typed goes along between the steps, and a code
 * that is still on its way can be typed after going back or a refresh.
 */
export function LoginPanel() {
  const [kept] = useState(() => keptCode('login'));
  const [step, setStep] = useState<Step>(kept ? 'code' : 'email');
  const [email, setEmail] = useState(kept?.request.email ?? '');
  const mailed = useMailedCode(kept);
  useKeepCode('login', { shown: step === 'code', mailed });
  const go = (next: Step) => (typed: string) => {
    setEmail(typed);
    setStep(next);
  };
  if (step === 'code' && mailed.request)
    return <LoginCodeStep request={mailed.request} mailed={mailed} onRestart={() => setStep('email')} />;
  if (step === 'password') return <PasswordStep email={email} onCode={go('email')} />;
  return (
    <EmailStep
      email={email}
      onSent={(sent) => {
        mailed.sentTo(sent);
        go('code')(sent);
      }}
      onHaveCode={mailed.request ? () => setStep('code') : undefined}
      onPassword={go('password')}
    />
  );
}

/** Login without a code, for accounts that have set a password. */
function PasswordStep({ email, onCode }: { email: string; onCode: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(email);
  return (
    <>
      <StepHead title={t('login.passwordTitle')}>{t('login.passwordLede')}</StepHead>
      <PasswordForm
        email={email}
        submit={t('login.submit')}
        failure={{ title: t('toasts.passwordFailed'), text: t('toasts.passwordFailedText') }}
        onEmail={setTyped}
      />
      <OtherWays>
        <TextButton onClick={() => onCode(typed)}>{t('login.useCode')}</TextButton>
      </OtherWays>
    </>
  );
}
