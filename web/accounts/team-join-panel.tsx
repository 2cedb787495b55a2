import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { lookAtTeamInvitation as LookAtTeamInvitation, Membership } from '#contract/team.ts';
import { acceptMembership, joinTeam, listMemberships, lookAtTeamInvitation } from '#contract/team-calls.ts';
import { to } from '#web/paths.ts';
import type { ActingFor } from '#web/platform/acting-for.ts';
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

const schema = () => import('#contract/team.ts').then(({ joinTeam }) => joinTeam.body);

interface TeamJoinPanelProps {
  token: string;
  /** Null where it is not known for whom. */
  onArrived: (host: ActingFor | null) => void;
}
type Invitation = AnswerOf<typeof LookAtTeamInvitation>;
interface Invited extends TeamJoinPanelProps {
  invitation: Invitation;
}

/** Somebody who was asked to a host’s team: with a new account, or with the one of the invited address. */
export function TeamJoinPanel({ token, onArrived }: TeamJoinPanelProps) {
  const { t } = useTranslation('team');
  // sent in a body, where no log sees the token
  const invitation = useQuery({
    queryKey: [lookAtTeamInvitation.path, token],
    queryFn: () => call(lookAtTeamInvitation, { body: { token } }),
    enabled: token !== '',
  });
  const { data, error } = invitation;
  if (!token || (error instanceof ApiError && error.status < 500 && error.status !== 429)) return <Broken />;
  if (data?.account === 'other') return <Broken email={data.email} />;
  if (data?.account === 'host') return <Accept token={token} invitation={data} onArrived={onArrived} />;
  if (data) return <Join token={token} invitation={data} onArrived={onArrived} />;
  if (error) return <ReadFailed title={t('join.title')} read={invitation} />;
  return <Skeleton className="h-96" />;
}

function Head({ invitation: { host, role, homes } }: { invitation: Invitation }) {
  const { t } = useTranslation('team');
  return (
    <>
      <StepHead title={t('join.title')}>{t('join.lede', { name: `\u2068${host}\u2069` })}</StepHead>
      <div className="mb-4 rounded-control bg-sunken px-4 py-3 text-14">
        <p className="font-semibold">{t(`role.${role}`)}</p>
        <p>{t(`join.${role}`)}</p>
        <p className="text-ink-soft">{homes === null ? t('homes.all') : t('homes.number', { number: homes })}</p>
      </div>
    </>
  );
}

/** For whom one acts by a membership. */
const hostOf = ({ host, role, homeIds }: Membership): ActingFor => ({ ...host, role, some: homeIds !== null });

function Join({ token, invitation, onArrived }: Invited) {
  const { t } = useTranslation(['team', 'auth']);
  const form = useContractForm(schema, { defaultValues: { token, name: '' } });
  const arrive = useArrival();
  const join = useWrite(joinTeam, {
    onSuccess: (session) => {
      if (!arrive(session, 'account')) return;
      void call(listMemberships).then(
        ([first]) => onArrived(first ? hostOf(first) : null),
        () => onArrived(null),
      );
    },
    form,
    failed: reasonAlone,
  });
  return (
    <>
      <Head invitation={invitation} />
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => join.mutate({ body }))}>
        <Field label={t('auth:fields.email')}>
          <TextInput type="email" autoComplete="username" readOnly value={invitation.email} />
        </Field>
        <Field label={t('join.name')} error={form.formState.errors.name?.message} required>
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
function Accept({ token, invitation, onArrived }: Invited) {
  const { t } = useTranslation('team');
  const { user } = useSession();
  const { email } = invitation;
  const accept = useWrite(acceptMembership, {
    onSuccess: (membership) => onArrived(hostOf(membership)),
    failed: reasonAlone,
  });
  const isTheirs = user?.email.toLowerCase() === email;
  return (
    <>
      <Head invitation={invitation} />
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
  const { t } = useTranslation('team');
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
