import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeEmail } from '#contract/account-calls.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { AppCodeField } from './app-code-field.tsx';
import { DemoMailHint } from './demo-mail-hint.tsx';

interface EmailCodeProps {
  email: string;
  onDone: () => void;
  onRestart: () => void;
}

/** The six digits that were mailed to the new address. */
export function EmailCodeForm({ email, onDone, onRestart }: EmailCodeProps) {
  const { t } = useTranslation('accountDialogs');
  const { setUser } = useSession();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const change = useWrite(changeEmail, {
    onSuccess: (user) => {
      setUser(user);
      onDone();
      showToast({ title: t('email.done'), description: t('email.doneText'), tone: 'success' });
    },
    failed: ({ error: refusal }) => (refusal instanceof ApiError ? null : t('email.failed')),
    onError: ({ reason }) => {
      setCode('');
      setError(reason);
    },
  });
  const send = (digits: string) => {
    if (change.isPending) return;
    if (/^\d{6}$/.test(digits)) change.mutate({ body: { email, code: digits } });
    else setError(t('email.incomplete'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <div>
        <AppCodeField
          label={t('email.code')}
          error={error}
          value={code}
          onValueChange={(typed) => {
            setCode(typed);
            if (typed) setError(null);
          }}
          onComplete={send}
        />
        <DemoMailHint email={email} />
      </div>
      <TextButton className="justify-self-start" onClick={onRestart}>
        {t('email.restart')}
      </TextButton>
      <Button type="submit" variant="primary" size="large" loading={change.isPending}>
        {t('email.submit')}
      </Button>
    </form>
  );
}
