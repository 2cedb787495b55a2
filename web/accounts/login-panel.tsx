import { useState } from 'react';
import { EmailStep } from './email-step.tsx';
import { LoginCodeStep } from './login-code-step.tsx';
import { PasswordStep } from './password-step.tsx';

type Step = 'email' | 'code' | 'password';

/** The login tab: e-mail, then code; or e-mail and password. The address typed goes along between the steps. */
export function LoginPanel() {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const go = (next: Step) => (typed: string) => {
    setEmail(typed);
    setStep(next);
  };
  if (step === 'code') return <LoginCodeStep email={email} onRestart={() => setStep('email')} />;
  if (step === 'password') return <PasswordStep email={email} onCode={go('email')} />;
  return <EmailStep email={email} onSent={go('code')} onPassword={go('password')} />;
}
