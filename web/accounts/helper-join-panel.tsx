import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/endpoint.ts';
import { acceptHelping, joinAsHelper, showHelperInvitation } from '#contract/helper-calls.ts';
import type { showHelperInvitation as ShowHelperInvitation } from '#contract/helpers.ts';
import { to } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { StepHead } from './step-head.tsx';
import { TermsNote } from './terms-note.tsx';
import { useArrival } from './use-arrival.ts';

const schema = () => import('#contract/helpers.ts').then(({ joinAsHelper }) => joinAsHelper.body);

interface HelperJoinPanelProps {
  token: string;
  onArrived: (isNew: boolean) => void;
}
type Invitation = AnswerOf<typeof ShowHelperInvitation>;
interface Invited extends HelperJoinPanelProps {
  invitation: Invitation;
}

/** Somebody who was asked to help: with a new account, or with the one of the invited address. */
export function HelperJoinPanel({ token, onArrived }: HelperJoinPanelProps) {
  const { t } = useTranslation('helpers');
  // sent in a body, where no log sees the token
  const invitation = useQuery({
    queryKey: [showHelperInvitation.path, token],
    queryFn: () => call(showHelperInvitation, { body: { token } }),
    enabled: token !== '',
  });
  const { data, error } = invitation;
  if (!token || (error instanceof ApiError && error.status < 500 && error.status !== 429)) return <Broken />;
  if (data?.account === 'other') return <Broken email={data.email} />;
  if (data?.account === 'cleaner') return <Accept token={token} invitation={data} onArrived={onArrived} />;
  if (data) return <Join token={token} invitation={data} onArrived={onArrived} />;
  if (error) return <ReadFailed title={t('join.title')} read={invitation} />;
  return <Skeleton className="h-96" />;
}

function Head({ cleaner }: Pick<Invitation, 'cleaner'>) {
  const { t } = useTranslation('helpers');
  return <StepHead title={t('join.title')}>{t('join.lede', { name: `\u2068${cleaner}\u2069` })}</StepHead>;
}

function Join({ token, invitation: { name, email, cleaner }, onArrived }: Invited) {
  const { t } = useTranslation(['helpers', 'auth']);
  const form = useContractForm(schema, { defaultValues: { token, name } });
  const arrive = useArrival();
  const join = useWrite(joinAsHelper, {
    onSuccess: (session) => {
      if (arrive(session, 'account')) onArrived(true);
    },
    form,
    failed: reasonAlone,
  });
  return (
    <>
      <Head cleaner={cleaner} />
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => join.mutate({ body }))}>
        <Field label={t('auth:fields.email')}>
          <TextInput type="email" autoComplete="username" readOnly value={email} />
        </Field>
        <Field label={t('auth:fields.name')} error={form.formState.errors.name?.message} required>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Button type="submit" variant="primary" size="large" className="mt-1 w-full" loading={join.isPending}>
          {t('join.submit')}
        </Button>
        <TermsNote />
      </form>
    </>
  );
}

/** Who has an account accepts with it, and nobody else does for them. */
function Accept({ token, invitation: { email, cleaner }, onArrived }: Invited) {
  const { t } = useTranslation('helpers');
  const { user } = useSession();
  const accept = useWrite(acceptHelping, { onSuccess: () => onArrived(false), failed: reasonAlone });
  const isTheirs = user?.email.toLowerCase() === email;
  return (
    <>
      <Head cleaner={cleaner} />
      <div className="grid gap-4">
        <p className="text-14 text-ink-soft">
          {isTheirs ? t('join.asYou') : t('join.logIn', { email: `\u2068${email}\u2069` })}
        </p>
        {isTheirs ? (
          <Button
            variant="primary"
            size="large"
            className="w-full"
            loading={accept.isPending}
            onClick={() => accept.mutate({ body: { token } })}
          >
            {t('join.accept')}
          </Button>
        ) : (
          <LinkButton variant="primary" size="large" className="w-full" to={to('login')}>
            {t('join.toLogin')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function Broken({ email }: { email?: string }) {
  const { t } = useTranslation('helpers');
  return (
    <>
      <StepHead title={t('join.brokenTitle')}>
        {email ? t('join.otherAccount', { email: `\u2068${email}\u2069` }) : t('join.brokenLede')}
      </StepHead>
      <LinkButton variant="primary" size="large" className="w-full" to={to('home')}>
        {t('join.toHome')}
      </LinkButton>
    </>
  );
}
