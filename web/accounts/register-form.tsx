import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Registration } from './code-request.ts';
import { RoleChoice } from './role-choice.tsx';
import { TermsNote } from './terms-note.tsx';
import { type RegisterValues, useCreateAccount, useRequestRegisterCode } from './use-register.ts';

const schema = () => import('#contract/accounts.ts').then(({ requestRegisterCode }) => requestRegisterCode.body);
const schemaWithPassword = () => import('#contract/accounts.ts').then(({ register }) => register.body);

const roles = ['HOST', 'CLEANER'] as const;

interface RegisterFormProps {
  details: Registration;
  withPassword: boolean;
  onSent: (details: Registration) => void;
  /** What else leads to an account; nothing does where nobody may sign up. */
  children: ReactNode;
}

export function RegisterForm({ details, withPassword, onSent, children }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const form: UseFormReturn<RegisterValues> = useContractForm<RegisterValues>(
    withPassword ? schemaWithPassword : schema,
    { defaultValues: details, shouldUnregister: false },
  );
  const role = form.watch('role');
  const isOpen = { HOST: useIsOn('hostSignUp'), CLEANER: useIsOn('cleanerSignUp') };
  // a host may be invited by a cleaner, whose code came with the invitation; the server knows
  const isInvited = { HOST: Boolean(details.referralCode), CLEANER: false };
  const isShut = (one: Registration['role']) => !isOpen[one] && !isInvited[one];
  const nobodyMay = isShut(role);
  const request = useRequestRegisterCode({ form, onSent });
  const create = useCreateAccount(form);
  const send = ({ password, ...typed }: RegisterValues) => {
    // nobody types it, and it may turn out to be no one's meanwhile
    const body = { ...typed, referralCode: details.referralCode };
    if (withPassword) create.mutate({ body: { ...body, password: password ?? '' } });
    else request.mutate({ body });
  };
  return (
    <>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
        <RoleField form={form} closed={roles.filter(isShut)} />
        {nobodyMay ? (
          // in place of the fields: nobody fills in what cannot be sent
          <Notice live>{t(`closed.${role}`)}</Notice>
        ) : (
          <Fields form={form} byInvitationOnly={!isOpen[role]} withPassword={withPassword}>
            <Button
              type="submit"
              variant="primary"
              size="large"
              className="mt-1 w-full"
              loading={request.isPending || create.isPending}
            >
              {withPassword ? t('register.submit') : t('register.sendCode')}
            </Button>
          </Fields>
        )}
      </form>
      {!nobodyMay && children}
    </>
  );
}

interface PartProps {
  form: UseFormReturn<RegisterValues>;
}

interface FieldsProps extends PartProps {
  byInvitationOnly: boolean;
  withPassword: boolean;
  /** The button that sends them. */
  children: ReactNode;
}

function Fields({ form, byInvitationOnly, withPassword, children }: FieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      {byInvitationOnly && (
        <Notice tone="amber" live>
          {t('closed.invitedHost')}
        </Notice>
      )}
      <DetailFields form={form} />
      {withPassword && <PasswordField form={form} />}
      {children}
      <TermsNote />
    </>
  );
}

function RoleField({ form, closed }: PartProps & { closed: readonly Registration['role'][] }) {
  return (
    <Controller
      control={form.control}
      name="role"
      render={({ field }) => <RoleChoice value={field.value} onChange={field.onChange} closed={closed} />}
    />
  );
}

function DetailFields({ form }: PartProps) {
  const { t } = useTranslation('auth');
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('fields.name')} error={errors.name?.message} required>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('fields.email')} error={errors.email?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={t('fields.phone')} error={errors.phone?.message} optional>
        <TextInput type="tel" inputMode="tel" autoComplete="tel" dir="ltr" {...form.register('phone')} />
      </Field>
    </>
  );
}

/** Left in the form, a password that is not asked for any more would be one thing too many to send: no field could show that. */
const leavesWithItsField = { shouldUnregister: true };

function PasswordField({ form }: PartProps) {
  const { t } = useTranslation('auth');
  return (
    <Field
      label={t('fields.password')}
      help={t('fields.passwordHelp')}
      error={form.formState.errors.password?.message}
      required
    >
      <TextInput type="password" autoComplete="new-password" {...form.register('password', leavesWithItsField)} />
    </Field>
  );
}
