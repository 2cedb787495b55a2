import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { type CodeRequest, codeRequested } from './code-request.ts';
import { useRequestLoginCode } from './use-request-login-code.ts';

const ConfirmEmailForm = fetchedAhead(() => import('./confirm-email-form.tsx').then((file) => file.ConfirmEmailForm));

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
