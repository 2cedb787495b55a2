import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/platform/contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { OtherWays } from './other-ways.tsx';
import { StepHead } from './step-head.tsx';
import { useRequestLoginCode } from './use-request-login-code.ts';

const schema = () => import('#contract/accounts.ts').then(({ requestLoginCode }) => requestLoginCode.body);

interface EmailStepProps {
  email: string;
  onSent: (email: string) => void;
  /** Goes on with the code that was asked for; absent before. */
  onHaveCode: (() => void) | undefined;
  onPassword: (email: string) => void;
}

/** Login, first step: where the code goes. */
export function EmailStep({ email, onSent, onHaveCode, onPassword }: EmailStepProps) {
  const { t } = useTranslation('auth');
  const form = useContractForm(schema, { defaultValues: { email } });
  const request = useRequestLoginCode({ form, onSent });
  return (
    <>
      <StepHead title={t('login.title')}>{t('login.lede')}</StepHead>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => request.mutate({ body }))}>
        <Field label={t('fields.email')} error={form.formState.errors.email?.message} required>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Button type="submit" variant="primary" size="large" className="w-full" loading={request.isPending}>
          {t('login.sendCode')}
        </Button>
      </form>
      <OtherWays>
        {onHaveCode && <TextButton onClick={onHaveCode}>{t('code.have')}</TextButton>}
        <TextButton onClick={() => onPassword(form.getValues('email'))}>{t('login.usePassword')}</TextButton>
      </OtherWays>
    </>
  );
}
