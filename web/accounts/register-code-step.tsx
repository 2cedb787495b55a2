import { useTranslation } from 'react-i18next';
import { verifyRegister } from '#contract/sign-in-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import type { CodeRequest, Registration } from './code-request.ts';
import { CodeStep } from './code-step.tsx';
import { useArrival } from './use-arrival.ts';
import type { MailedCode } from './use-mailed-code.ts';
import { useRequestRegisterCode } from './use-register.ts';

interface RegisterCodeStepProps {
  /** What was typed with the address that the code went to. */
  details: Registration;
  request: CodeRequest;
  mailed: MailedCode;
  onRestart: () => void;
}

/** Registration, second step. */
export function RegisterCodeStep({ details, request, mailed: { tries, sentTo }, onRestart }: RegisterCodeStepProps) {
  const { t } = useTranslation('auth');
  const arrive = useArrival();
  const verify = useWrite(verifyRegister, {
    onSuccess: (session) => arrive(session, 'register'),
    ...tries.failure,
  });
  const resend = useRequestRegisterCode({ onSent: ({ email }) => sentTo(email) });
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
