import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { lookAtTeamInvitation as LookAtTeamInvitation, Membership } from '#contract/team.ts';
import { acceptMembership, joinTeam, listMemberships, lookAtTeamInvitation } from '#contract/team-calls.ts';
import type { ActingFor } from '#web/platform/acting-for.ts';
import { call } from '#web/platform/api.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { BrokenInvitation } from './broken-invitation.tsx';
import { JoinForm } from './join-form.tsx';
import { StepHead } from './step-head.tsx';
import { useArrival } from './use-arrival.ts';
import { useInvitation } from './use-invitation.ts';

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
  const look = () => call(lookAtTeamInvitation, { body: { token } });
  const { read, isBroken } = useInvitation(lookAtTeamInvitation.path, token, look);
  const { data, error } = read;
  if (isBroken) return <Broken />;
  if (data?.account === 'other') return <Broken email={data.email} />;
  if (data?.account === 'host') return <Accept token={token} invitation={data} onArrived={onArrived} />;
  if (data) return <Join token={token} invitation={data} onArrived={onArrived} />;
  if (error) return <ReadFailed title={t('join.title')} read={read} />;
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
  const { t } = useTranslation('team');
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
      <JoinForm
        email={invitation.email}
        submit={t('join.submit')}
        joining={join.isPending}
        onSubmit={form.handleSubmit((body) => join.mutate({ body }))}
      >
        <FormLine form={form} name="name" label={t('join.name')} autoComplete="name" />
      </JoinForm>
    </>
  );
}

function Accept({ token, invitation, onArrived }: Invited) {
  const { t } = useTranslation('team');
  const { email } = invitation;
  const accept = useWrite(acceptMembership, {
    onSuccess: (membership) => onArrived(hostOf(membership)),
    failed: reasonAlone,
  });
  const texts = {
    ...{ asYou: t('join.asYou'), accept: t('join.accept') },
    ...{ logIn: t('join.logIn', { email: `\u2068${email}\u2069` }), toLogin: t('join.toLogin') },
  };
  const onAccept = () => accept.mutate({ body: { token } });
  return (
    <>
      <Head invitation={invitation} />
      <AcceptInvitation email={email} texts={texts} accepting={accept.isPending} onAccept={onAccept} />
    </>
  );
}

function Broken({ email }: { email?: string }) {
  const { t } = useTranslation('team');
  const lede = email ? t('join.otherAccount', { email: `\u2068${email}\u2069` }) : t('join.brokenLede');
  return <BrokenInvitation texts={{ title: t('join.brokenTitle'), lede, toHome: t('join.toHome') }} />;
}
