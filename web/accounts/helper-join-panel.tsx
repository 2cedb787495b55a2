import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/endpoint.ts';
import { acceptHelping, joinAsHelper, showHelperInvitation } from '#contract/helper-calls.ts';
import type { showHelperInvitation as ShowHelperInvitation } from '#contract/helpers.ts';
import { call } from '#web/platform/api.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { formatMoney, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { BrokenInvitation } from './broken-invitation.tsx';
import { DeclineHelping } from './decline-helping.tsx';
import { HelpingTerms } from './helping-terms.tsx';
import { JoinForm } from './join-form.tsx';
import { StepHead } from './step-head.tsx';
import { useArrival } from './use-arrival.ts';
import { useInvitation } from './use-invitation.ts';

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
  const look = () => call(showHelperInvitation, { body: { token } });
  const { read, isBroken } = useInvitation(showHelperInvitation.path, token, look);
  const { data, error } = read;
  if (isBroken) return <Broken />;
  if (data?.account === 'other') return <Broken email={data.email} />;
  if (data?.account === 'cleaner') return <Accept token={token} invitation={data} onArrived={onArrived} />;
  if (data) return <Join token={token} invitation={data} onArrived={onArrived} />;
  if (error) return <ReadFailed title={t('join.title')} read={read} />;
  return <Skeleton className="h-96" />;
}

function Head({ cleaner, expiresAt }: Pick<Invitation, 'cleaner' | 'expiresAt'>) {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const now = useNow();
  return (
    <>
      <StepHead title={t('join.title')}>
        <p>{t('join.lede', { name: `\u2068${cleaner}\u2069` })}</p>
        <p className="mt-1 text-14">{t('asked.until', { when: formatRelative(expiresAt, now, { language }) })}</p>
      </StepHead>
      <HelpingTerms cleaner={cleaner} />
    </>
  );
}

/** Said before there is an account: it costs them something. */
function CheckFirst() {
  const { t } = useTranslation('helpers');
  const cents = useFee('backgroundCheckCents');
  return <p className="mb-4 text-14 text-ink-soft">{t('join.first', { amount: formatMoney(cents) })}</p>;
}

function Join({ token, invitation, onArrived }: Invited) {
  const { name, email, cleaner } = invitation;
  const { t } = useTranslation(['helpers', 'auth']);
  const form = useContractForm(schema, { defaultValues: { token, name } });
  const arrive = useArrival();
  const join = useWrite(joinAsHelper, {
    onSuccess: (session) => {
      const title = t('asksYou.accepted', { name: `\u2068${cleaner}\u2069` });
      if (arrive(session, 'account', { title, description: t('only.incomplete') })) onArrived(true);
    },
    form,
    failed: reasonAlone,
  });
  return (
    <>
      <Head {...invitation} />
      <CheckFirst />
      <JoinForm
        email={email}
        submit={t('join.submit')}
        joining={join.isPending}
        onSubmit={form.handleSubmit((body) => join.mutate({ body }))}
      >
        <FormLine form={form} name="name" label={t('auth:fields.name')} autoComplete="name" />
      </JoinForm>
      <p className="mt-4 text-13 text-ink-soft">{t('join.ignore')}</p>
    </>
  );
}

function Accept({ token, invitation, onArrived }: Invited) {
  const { t } = useTranslation('helpers');
  const { id, email, cleaner } = invitation;
  const { user } = useSession();
  const reader = { name: `\u2068${user?.name}\u2069`, email: `\u2068${email}\u2069` };
  const accept = useWrite(acceptHelping, {
    onSuccess: () => {
      const title = t('asksYou.accepted', { name: `\u2068${cleaner}\u2069` });
      showToast({ title, description: t('helping.text'), tone: 'success' });
      onArrived(false);
    },
    failed: reasonAlone,
  });
  const texts = {
    ...{ asYou: `${t('join.as', reader)} ${t('join.asYou')}`, accept: t('join.accept') },
    ...{ logIn: t('join.logIn', reader), toLogin: t('join.toLogin') },
  };
  const onAccept = () => accept.mutate({ body: { token } });
  return (
    <>
      <Head {...invitation} />
      <AcceptInvitation
        {...{ email, texts, onAccept }}
        accepting={accept.isPending}
        decline={<DeclineHelping id={id} onDeclined={() => onArrived(false)} />}
      />
    </>
  );
}

function Broken({ email }: { email?: string }) {
  const { t } = useTranslation('helpers');
  const lede = email ? t('join.otherAccount', { email: `\u2068${email}\u2069` }) : t('join.brokenLede');
  return <BrokenInvitation texts={{ title: t('join.brokenTitle'), lede, toHome: t('join.toHome') }} />;
}
