import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyLogin } from '#contract/calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { type CodeRequest, codeRequested } from './code-request.ts';
import { useArrival } from './use-arrival.ts';
import { useRequestLoginCode } from './use-request-login-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

/** Says that the e-mail is not proven yet, sends the code and asks for it. */
export function EmailToConfirm({ email }: { email: string }) {
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
    <aside className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-apricot-tint px-gutter py-2 text-14 text-apricot-ink">
      <p className="flex items-center gap-2">
        <MailCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {t('confirm.banner')}
      </p>
      <Button size="compact" loading={request.isPending} onClick={() => request.mutate({ body: { email } })}>
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
    </aside>
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
