import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyLogin } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { codeRequested } from './code-request.ts';
import { CodeStep } from './code-step.tsx';
import { useArrival } from './use-arrival.ts';
import { useRequestLoginCode } from './use-request-login-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

/** Login, second step. */
export function LoginCodeStep({ email, onRestart }: { email: string; onRestart: () => void }) {
  const { t } = useTranslation('auth');
  const [request, setRequest] = useState(() => codeRequested(email, Date.now()));
  const tries = useVerifyCode();
  const arrive = useArrival();
  const verify = useWrite(verifyLogin, { onSuccess: (session) => arrive(session, 'login'), ...tries.failure });
  const resend = useRequestLoginCode({
    onSent: () => {
      tries.reset();
      setRequest(codeRequested(email, Date.now()));
    },
  });
  return (
    <CodeStep
      key={request.expiresAt}
      request={request}
      label={t('code.label')}
      submit={t('login.submit')}
      pending={verify.isPending}
      wrongTries={tries.wrongTries}
      error={tries.error}
      onCode={(code) => tries.accepts(code) && verify.mutate({ body: { email, code } })}
      onResend={() => resend.mutate({ body: { email } })}
      onRestart={onRestart}
    />
  );
}
