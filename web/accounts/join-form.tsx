import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TermsNote } from './terms-note.tsx';

interface JoinFormProps {
  /** The invited address, which cannot be changed. */
  email: string;
  /** The field for who they are. */
  children: ReactNode;
  submit: string;
  joining: boolean;
  onSubmit: (event: SyntheticEvent) => unknown;
}

/** A new account for somebody who was invited by email. */
export function JoinForm({ email, children, submit, joining, onSubmit }: JoinFormProps) {
  const { t } = useTranslation('auth');
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
      <Field label={t('fields.email')}>
        <TextInput type="email" autoComplete="username" readOnly value={email} />
      </Field>
      {children}
      <Button type="submit" variant="primary" size="large" className="mt-1 w-full" loading={joining}>
        {submit}
      </Button>
      <TermsNote />
    </form>
  );
}
