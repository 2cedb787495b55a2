import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { formatCountdown } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { type CodeRequest, triesPerCode } from './code-request.ts';
import { OtherWays } from './other-ways.tsx';
import { StepHead } from './step-head.tsx';
import { useCountdown } from './use-countdown.ts';

export interface CodeStepProps {
  request: CodeRequest;
  label: string;
  submit: string;
  pending: boolean;
  /** How often this code was refused; its sentence, if the last try was. */
  wrongTries: number;
  error: string | null;
  onCode: (code: string) => void;
  /** Sends a new code to the same address. */
  onResend: () => void;
  /** Back to the first step, with an empty code. */
  onRestart: () => void;
}

/** Second step: four digits, with the time and the tries that are left in words. */
export function CodeStep(props: CodeStepProps) {
  const { request, label, submit, pending, wrongTries, error, onCode } = props;
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState({ code: '', afterTries: 0 });
  // A refused code makes room for the next try.
  const code = typed.afterTries === wrongTries ? typed.code : '';
  const dead = useCountdown(request.expiresAt) === 0 || wrongTries >= triesPerCode;
  const sendCode = (event: FormEvent) => {
    event.preventDefault();
    if (!pending && !dead) onCode(code);
  };
  return (
    <>
      <StepHead title={t('code.title')}>
        <Trans
          t={t}
          i18nKey="code.lede"
          values={{ email: request.email }}
          components={{ address: <address dir="ltr" /> }}
        />
      </StepHead>
      <form noValidate onSubmit={sendCode}>
        <Field label={label} error={error} required>
          <CodeField
            key={wrongTries}
            autoFocus
            value={code}
            disabled={dead}
            onValueChange={(digits) => setTyped({ code: digits, afterTries: wrongTries })}
          />
        </Field>
        <TimeAndTries expiresAt={request.expiresAt} wrongTries={wrongTries} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="mt-3.5 w-full"
          loading={pending}
          disabled={dead}
        >
          {submit}
        </Button>
      </form>
      <NoCode {...props} />
    </>
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

function NoCode({ request, onResend, onRestart }: Pick<CodeStepProps, 'request' | 'onResend' | 'onRestart'>) {
  const { t } = useTranslation('auth');
  const wait = useCountdown(request.resendAt);
  return (
    <OtherWays>
      <p>
        {t('code.didNotReceive')} <TextButton onClick={onRestart}>{t('code.tryAgain')}</TextButton>
      </p>
      <p className="tabular-nums">
        {wait > 0 ? (
          t('code.resendIn', { time: formatCountdown(wait) })
        ) : (
          <TextButton onClick={onResend}>{t('code.resend')}</TextButton>
        )}
      </p>
      <p>
        {t('code.wrongAddress')} <TextButton onClick={onRestart}>{t('code.change')}</TextButton>
      </p>
      <p>{t('code.link')}</p>
    </OtherWays>
  );
}
