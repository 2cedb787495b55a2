import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eraseMe } from '#contract/account-calls.ts';
import type { User } from '#contract/accounts.ts';
import type { OpenThing } from '#contract/open-things.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface DeleteAccountFormProps {
  user: User;
  onDeleted: () => void;
  /** Something has to be settled first. */
  onBlocked: (left: readonly OpenThing[]) => void;
  onKeep: () => void;
}

/** Says what goes and what stays; the account's email is typed before it does. */
export function DeleteAccountForm({ user, onKeep, ...outcome }: DeleteAccountFormProps) {
  const { t } = useTranslation(['accountDialogs', 'common']);
  const { typed, setTyped, error, pending, submit } = useDelete(user, outcome);
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <ul className="grid list-disc gap-1.5 ps-5 text-14">
        <li>{t('delete.gone')}</li>
        {user.role !== 'ADMIN' && <li>{user.role === 'CLEANER' ? t('delete.bids') : t('delete.homes')}</li>}
        <li>{t('delete.stays')}</li>
      </ul>
      <Field label={t('delete.label', { email: user.email })} error={error} required>
        <TextInput type="email" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onKeep}>{t('common:cancel')}</Button>
        <Button type="submit" variant="danger-solid" loading={pending}>
          {t('delete.submit')}
        </Button>
      </div>
    </form>
  );
}

function useDelete(user: User, { onDeleted, onBlocked }: Pick<DeleteAccountFormProps, 'onDeleted' | 'onBlocked'>) {
  const { t } = useTranslation('accountDialogs');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const erase = useWrite(eraseMe, {
    onSuccess: onDeleted,
    failed: ({ error: refusal }) => (refusal instanceof ApiError ? null : t('delete.failed')),
    onError: ({ error: refusal, reason }) => {
      const left = refusal instanceof ApiError ? refusal.body.open : undefined;
      if (left) onBlocked(left);
      else setError(reason);
    },
  });
  return {
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      setError(null);
    },
    error,
    pending: erase.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (erase.isPending) return;
      if (typed.trim().toLowerCase() === user.email.toLowerCase()) erase.mutate({ body: { email: typed } });
      else setError(t('delete.notYours'));
    },
  };
}
