import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginTwoFactor, confirmTwoFactor } from '#contract/account-calls.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AppCodeField } from './app-code-field.tsx';
import { CopyButton } from './copy-button.tsx';

/** Step one: the secret, for the app’s camera or to be typed. Step two: the app’s first code, which switches it on. */
export function SetUpApp({ onCodes }: { onCodes: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation(['twoFactor', 'errors']);
  const begin = useWrite(beginTwoFactor, { secret: true, failed: () => null });
  const { mutate } = begin;
  useEffect(() => mutate({}), [mutate]);
  if (isRefusal(begin.error, 'email_unverified')) return <ErrorState title={t('errors:email_unverified')} />;
  if (begin.error) return <ErrorState title={t('setUp.beginFailed')} onRetry={() => mutate({})} />;
  return (
    <ol className="grid gap-5">
      <li className="grid gap-3">
        <p className="text-14">{t('setUp.scan')}</p>
        {begin.data ? (
          <QrCode
            text={begin.data.otpauthUrl}
            label={t('setUp.qr')}
            className="size-48 justify-self-center rounded-card border border-line"
          />
        ) : (
          <Skeleton shape="card" className="size-48 justify-self-center" />
        )}
        <p className="text-13 text-ink-soft">{t('setUp.type')}</p>
        <div className="flex min-h-11 flex-wrap items-center gap-2">
          {begin.data && (
            <>
              <code dir="ltr" className="rounded-control bg-sunken px-3 py-2 text-14 wrap-anywhere">
                {inFours(begin.data.secret)}
              </code>
              <CopyButton text={begin.data.secret} label={t('setUp.copy')} />
            </>
          )}
        </div>
      </li>
      <li>
        <FirstCode ready={begin.data !== undefined} onCodes={onCodes} />
      </li>
    </ol>
  );
}

function FirstCode({ ready, onCodes }: { ready: boolean; onCodes: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('twoFactor');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const confirm = useWrite(confirmTwoFactor, {
    secret: true,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    failed: ({ error: refusal }) => (isRefusal(refusal, 'wrong_code') ? null : t('setUp.failed')),
    onError: ({ error: refusal, reason }) => {
      setCode('');
      setError(isRefusal(refusal, 'wrong_code') ? t('setUp.wrong') : reason);
    },
  });
  const send = (digits: string) => {
    if (!ready || confirm.isPending) return;
    if (/^\d{6}$/.test(digits)) confirm.mutate({ body: { code: digits } });
    else setError(t('setUp.incomplete'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <AppCodeField
        label={t('setUp.label')}
        error={error}
        value={code}
        onValueChange={(typed) => {
          setCode(typed);
          if (typed) setError(null);
        }}
        onComplete={send}
      />
      <Button type="submit" variant="primary" size="large" loading={confirm.isPending} disabled={!ready}>
        {t('setUp.submit')}
      </Button>
    </form>
  );
}

const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
