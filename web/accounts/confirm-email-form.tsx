import { useTranslation } from 'react-i18next';
import { verifyLogin } from '#contract/sign-in-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { CodeForm } from './code-form.tsx';
import type { CodeRequest } from './code-request.ts';
import { useArrival } from './use-arrival.ts';
import { useVerifyCode } from './use-verify-code.ts';

interface ConfirmEmailFormProps {
  request: CodeRequest;
  onProven: () => void;
}

/** Proves the e-mail inside the session that registered, which keeps the password. */
export function ConfirmEmailForm({ request, onProven }: ConfirmEmailFormProps) {
  const { t } = useTranslation('auth');
  const tries = useVerifyCode(request);
  const arrive = useArrival();
  const { email } = request;
  const verify = useWrite(verifyLogin, {
    onSuccess: (session) => arrive(session, 'confirm') && onProven(),
    ...tries.failure,
  });
  return (
    <CodeForm
      request={request}
      label={t('code.registerLabel')}
      submit={t('confirm.submit')}
      pending={verify.isPending}
      wrongTries={tries.wrongTries}
      error={tries.error}
      onCode={(code) => tries.accepts(code) && verify.mutate({ body: { email, code } })}
    />
  );
}
