import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { triesPerCode } from '#contract/terms.ts';
import { formatCountdown } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Field } from '#web/ui/field.tsx';
import type { CodeRequest } from './code-request.ts';
import { DemoMailHint } from './demo-mail-hint.tsx';
import { useCountdown } from './use-countdown.ts';

export interface CodeFormProps {
  request: CodeRequest;
  label: string;
  submit: string;
  pending: boolean;
  /** How often this code was refused; its sentence, if the last try was. */
  wrongTries: number;
  error: string | null;
  onCode: (code: string) => void;
}

/** Four digits that send themselves, with the time and the tries that are left in words. */
export function CodeForm({ request, label, submit, pending, wrongTries, error, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState({ code: '', afterTries: 0 });
  // A refused code makes room for the next try.
  const code = typed.afterTries === wrongTries ? typed.code : '';
  const dead = useCountdown(request.expiresAt) === 0 || wrongTries >= triesPerCode;
  const sendCode = (digits: string) => {
    if (!pending && !dead) onCode(digits);
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    sendCode(code);
  };
  return (
    <form noValidate onSubmit={submitForm}>
      <Field label={label} error={error} required>
        <CodeField
          key={wrongTries}
          autoFocus
          value={code}
          disabled={dead}
          onComplete={sendCode}
          onValueChange={(digits) => setTyped({ code: digits, afterTries: wrongTries })}
        />
      </Field>
      <TimeAndTries expiresAt={request.expiresAt} wrongTries={wrongTries} />
      <DemoMailHint email={request.email} />
      <Button type="submit" variant="primary" size="large" className="mt-3.5 w-full" loading={pending} disabled={dead}>
        {submit}
      </Button>
    </form>
  );
}

function TimeAndTries({ expiresAt, wrongTries }: { expiresAt: number; wrongTries: number }) {
  const { t } = useTranslation('auth');
  const seconds = useCountdown(expiresAt);
  const tries = triesPerCode - wrongTries;
  return (
    <div className="mt-2.5 flex justify-between gap-4 text-13 text-ink-soft tabular-nums">
      <span>{seconds > 0 ? t('code.goodFor', { time: formatCountdown(seconds) }) : t('code.expired')}</span>
      <span>{tries > 0 ? t('code.triesLeft', { count: tries }) : t('code.used')}</span>
    </div>
  );
}
