import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { showStaffInvitation } from '#contract/staff.ts';
import { acceptStaffInvitation } from '#contract/staff-calls.ts';
import { to } from '#web/paths.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { StepHead } from './step-head.tsx';
import { useArrival } from './use-arrival.ts';
import { useStaffInvitation } from './use-staff-invitation.ts';

const schema = () => import('#contract/staff.ts').then(({ acceptStaffInvitation }) => acceptStaffInvitation.body);

interface StaffJoinPanelProps {
  token: string;
  onArrived: (role: User['role']) => void;
}

/** Name and password of somebody who was invited to the admins. */
export function StaffJoinPanel({ token, onArrived }: StaffJoinPanelProps) {
  const { t } = useTranslation('staff');
  const invitation = useStaffInvitation(token);
  const { data, error } = invitation;
  if (!token || (error instanceof ApiError && error.status < 500 && error.status !== 429)) return <BrokenInvitation />;
  if (data) return <JoinForm token={token} invitation={data} onArrived={onArrived} />;
  if (error) return <ReadFailed title={t('join.title')} read={invitation} />;
  return <Skeleton className="h-96" />;
}

interface JoinFormProps extends StaffJoinPanelProps {
  invitation: AnswerOf<typeof showStaffInvitation>;
}

function JoinForm({ token, invitation: { email, staffRole, invitedBy }, onArrived }: JoinFormProps) {
  const { t } = useTranslation(['staff', 'auth']);
  const form = useContractForm(schema, { defaultValues: { token, name: '', password: '' } });
  const arrive = useArrival();
  const accept = useWrite(acceptStaffInvitation, {
    onSuccess: (session) => {
      if (arrive(session, 'account')) onArrived(session.user.role);
    },
    form,
    failed: reasonAlone,
  });
  const { errors } = form.formState;
  const name = `\u2068${invitedBy}\u2069`;
  return (
    <>
      <StepHead title={t('join.title')}>{t('join.lede', { name, role: t(`roles.${staffRole}`) })}</StepHead>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => accept.mutate({ body }))}>
        <Field label={t('auth:fields.email')}>
          <TextInput type="email" autoComplete="username" readOnly value={email} />
        </Field>
        <Field label={t('auth:fields.name')} error={errors.name?.message} required>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field
          label={t('auth:fields.password')}
          help={t('auth:fields.passwordHelp')}
          error={errors.password?.message}
          required
        >
          <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Button type="submit" variant="primary" size="large" className="mt-1 w-full" loading={accept.isPending}>
          {t('join.submit')}
        </Button>
      </form>
    </>
  );
}

function BrokenInvitation() {
  const { t } = useTranslation('staff');
  return (
    <>
      <StepHead title={t('join.brokenTitle')}>{t('join.brokenLede')}</StepHead>
      <LinkButton variant="primary" size="large" className="w-full" to={to('adminLogin')}>
        {t('join.toLogin')}
      </LinkButton>
    </>
  );
}
