import { useTranslation } from 'react-i18next';
import { loginWithPassword } from '#contract/sign-in-calls.ts';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import type { Failure } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useArrival } from './use-arrival.ts';

const schema = () => import('#contract/accounts.ts').then(({ loginWithPassword }) => loginWithPassword.body);

interface PasswordFormProps {
  email?: string;
  submit: string;
  /** The title and sentence of the toast when e-mail and password do not fit. */
  failure: { title: string; text: string };
  /** Gives the address typed so far to what surrounds the form. */
  onEmail?: (email: string) => void;
}

/** E-mail and password, for those who have set one and for admins. */
export function PasswordForm({ email = '', submit, failure, onEmail }: PasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useContractForm(schema, { defaultValues: { email, password: '' } });
  const arrive = useArrival();
  const login = useWrite(loginWithPassword, {
    onSuccess: (session) => arrive(session, 'password'),
    form,
    failed: (refused) => ({ title: failure.title, description: sentenceFor(refused), tone: 'danger' }),
    onError: (refused) => {
      const { error, besideField } = refused;
      if (error instanceof ApiError) console.error(`Login failed: ${error.serverMessage}`);
      form.setValue('password', '');
      if (!besideField)
        form.setError('password', { type: 'server', message: sentenceFor(refused) }, { shouldFocus: true });
    },
  });
  const sentenceFor = ({ error, reason }: Failure) => (isRefusal(error, 'invalid_credentials') ? failure.text : reason);
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => login.mutate({ body }))}>
      <Field label={t('fields.email')} error={errors.email?.message} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.register('email', { onChange: (event) => onEmail?.(event.target.value) })}
        />
      </Field>
      <Field label={t('fields.password')} error={errors.password?.message} required>
        <TextInput type="password" autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" className="mt-1 w-full" loading={login.isPending}>
        {submit}
      </Button>
    </form>
  );
}
