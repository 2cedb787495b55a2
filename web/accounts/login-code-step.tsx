import { useTranslation } from 'react-i18next';
import { verifyLogin } from '#contract/sign-in-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import type { CodeRequest } from './code-request.ts';
import { CodeStep } from './code-step.tsx';
import { useArrival } from './use-arrival.ts';
import type { MailedCode } from './use-mailed-code.ts';
import { useRequestLoginCode } from './use-request-login-code.ts';

interface LoginCodeStepProps {
  request: CodeRequest;
  mailed: MailedCode;
  onRestart: () => void;
}

/** Login, second step. */
export function LoginCodeStep({ request, mailed: { tries, sentTo }, onRestart }: LoginCodeStepProps) {
  const { t } = useTranslation('auth');
  const { email } = request;
  const arrive = useArrival();
  const verify = useWrite(verifyLogin, { onSuccess: (session) => arrive(session, 'login'), ...tries.failure });
  const resend = useRequestLoginCode({ onSent: sentTo });
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
