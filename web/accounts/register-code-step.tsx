import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyRegister } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { codeRequested } from './code-request.ts';
import { CodeStep } from './code-step.tsx';
import type { Registration } from './register-panel.tsx';
import { useArrival } from './use-arrival.ts';
import { useRequestRegisterCode } from './use-register.ts';
import { useVerifyCode } from './use-verify-code.ts';

/** Registration, second step. */
export function RegisterCodeStep({ details, onRestart }: { details: Registration; onRestart: () => void }) {
  const { t } = useTranslation('auth');
  const [request, setRequest] = useState(() => codeRequested(details.email, Date.now()));
  const tries = useVerifyCode();
  const arrive = useArrival();
  const verify = useWrite(verifyRegister, {
    onSuccess: (session) => arrive(session, 'register'),
    ...tries.failure,
  });
  const resend = useRequestRegisterCode({
    onSent: () => {
      tries.reset();
      setRequest(codeRequested(details.email, Date.now()));
    },
  });
  return (
    <CodeStep
      key={request.expiresAt}
      request={request}
      label={t('code.registerLabel')}
      submit={t('register.submit')}
      pending={verify.isPending}
      wrongTries={tries.wrongTries}
      error={tries.error}
      onCode={(code) => tries.accepts(code) && verify.mutate({ body: { ...details, code } })}
      onResend={() => resend.mutate({ body: details })}
      onRestart={onRestart}
    />
  );
}
