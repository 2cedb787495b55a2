import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getNoticePreferences, proveNumber, sendNumberCode } from '#contract/notice-calls.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { DemoTextHint } from './demo-text-hint.tsx';

/** Texts go only to a number that is the reader’s: a code is sent there, and typed here. */
export function NumberProof({ number }: { number: string }) {
  const { t } = useTranslation('noticeSettings');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = useWrite(sendNumberCode, {
    onSuccess: (sent) => setSentTo(sent.number),
    failed: ({ fields, reason }) => {
      setRefusal(fields.phone ?? null);
      return fields.phone ? null : { title: t('sms.code.failed'), description: reason, tone: 'danger' };
    },
  });
  const send = () => {
    setRefusal(null);
    ask.mutate({});
  };
  const shown = { number: `\u2066${number}\u2069` };
  // another number since the code was sent
  if (sentTo !== number)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-14">{t('sms.code.prove', shown)}</p>
        {refusal && (
          <p role="alert" className="text-14 text-red-ink">
            {refusal}
          </p>
        )}
        <Button loading={ask.isPending} onClick={send}>
          {t('sms.code.send')}
        </Button>
      </div>
    );
  return (
    <div className="grid max-w-sm gap-3">
      <p className="text-14">{t('sms.code.sent', shown)}</p>
      {/* a new code begins with an empty field */}
      <TypedCode key={ask.submittedAt} />
      <DemoTextHint number={number} />
      <p>
        <TextButton onClick={send}>{t('sms.code.again')}</TextButton>
      </p>
    </div>
  );
}

function TypedCode() {
  const { t } = useTranslation('noticeSettings');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const prove = useWrite(proveNumber, {
    known: (cache, answer) => cache.setQueryData(readKey(getNoticePreferences, {}), answer),
    onSuccess: () => showToast({ title: t('sms.code.done'), tone: 'success' }),
    failed: ({ fields, reason }) => {
      setCode('');
      setError(fields.code ?? null);
      setWrongTries((tries) => tries + 1);
      return fields.code ? null : { title: t('sms.code.failed'), description: reason, tone: 'danger' };
    },
  });
  const confirm = (typed: string) => {
    if (typed.length === digits && !prove.isPending) prove.mutate({ body: { code: typed } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(code);
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field label={t('sms.code.label')} error={error} required>
        <CodeField
          // a refused code makes room for the next try
          key={wrongTries}
          autoFocus
          length={digits}
          value={code}
          onComplete={confirm}
          onValueChange={(typed) => {
            setCode(typed);
            setError(null);
          }}
        />
      </Field>
      <Button type="submit" variant="primary" loading={prove.isPending} disabled={code.length < digits}>
        {t('sms.code.confirm')}
      </Button>
    </form>
  );
}

const digits = 6;
