import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyLogin } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { type CodeRequest, codeRequested } from './code-request.ts';
import { useArrival } from './use-arrival.ts';
import { useRequestLoginCode } from './use-request-login-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

interface ConfirmEmailButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  email: string;
}

/** Sends the code that proves the e-mail and asks for it. */
export function ConfirmEmailButton({ email, ...look }: ConfirmEmailButtonProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState<CodeRequest | null>(null);
  const [open, setOpen] = useState(false);
  const request = useRequestLoginCode({
    onSent: () => {
      setCode(codeRequested(email, Date.now()));
      setOpen(true);
    },
  });
  return (
    <>
      <Button {...look} loading={request.isPending} onClick={() => request.mutate({ body: { email } })}>
        {t('confirm.start')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('confirm.title')}
        description={t('toasts.codeSentText', { email })}
      >
        {code && <ConfirmEmailForm request={code} />}
      </Dialog>
    </>
  );
}

/** Proves the e-mail inside the session that registered, which keeps the password. */
function ConfirmEmailForm({ request }: { request: CodeRequest }) {
  const { t } = useTranslation('auth');
  const tries = useVerifyCode(request);
  const arrive = useArrival();
  const { email } = request;
  const verify = useWrite(verifyLogin, { onSuccess: (session) => arrive(session, 'confirm'), ...tries.failure });
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
