import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { AppCodeField } from './app-code-field.tsx';
import type { CodeAgain } from './use-code-again.ts';

interface CodeAgainFormProps {
  again: CodeAgain;
  submit: string;
  danger?: boolean;
  pending: boolean;
  onCode: (code: string) => void;
  /** Where a passkey will do as well. */
  onPasskey?: (() => void) | undefined;
}

/** Asks someone who is signed in for the second factor again. */
export function CodeAgainForm({ again, submit, danger, pending, onCode, onPasskey }: CodeAgainFormProps) {
  const { t } = useTranslation('twoFactor');
  const send = (typed?: string) => {
    const code = again.take(typed);
    if (code && !pending) onCode(code);
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submitForm}>
      <AppCodeField
        key={`${again.recovery} ${again.tries}`}
        label={again.recovery ? t('login.recoveryLabel') : t('login.label')}
        {...again.field}
      />
      {!again.withoutApp && (
        <TextButton className="justify-self-start" onClick={again.switchKind}>
          {again.recovery ? t('login.useApp') : t('login.useRecovery')}
        </TextButton>
      )}
      {onPasskey && (
        <TextButton className="justify-self-start" onClick={onPasskey}>
          {t('passkey.usePasskey')}
        </TextButton>
      )}
      <Button type="submit" variant={danger ? 'danger-solid' : 'primary'} size="large" loading={pending}>
        {submit}
      </Button>
    </form>
  );
}
