import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { addDays } from '#contract/days.ts';
import { getOwed } from '#contract/document-calls.ts';
import type { Property } from '#contract/properties.ts';
import type { Series } from '#contract/series.ts';
import { seriesPostedAhead } from '#contract/series-dates.ts';
import { unknownZone } from '#contract/zoned-time.ts';
import { to } from '#web/paths.ts';
import { AddCardDialog } from '#web/payments/add-card-dialog.tsx';
import { useWithHome } from '#web/platform/homes/use-with-home.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { useRead } from '#web/platform/use-read.ts';
import { formatWallDay } from '#web/platform/wall-day.ts';
import { CardFirst } from '#web/posting/card-first.tsx';
import { ChargeStatement } from '#web/posting/charge-statement.tsx';
import { firstValues } from '#web/posting/first-values.ts';
import { Invitation } from '#web/posting/invitation.tsx';
import { forgetDraft, readDraft } from '#web/posting/posting-draft.ts';
import { PostingFields } from '#web/posting/posting-fields.tsx';
import type { PostingForm, PostingValues } from '#web/posting/posting-values.ts';
import { useDraft } from '#web/posting/use-draft.ts';
import { useInvitation } from '#web/posting/use-invitation.ts';
import { useLiveJobs } from '#web/posting/use-live-jobs.ts';
import { usePostingForm } from '#web/posting/use-posting-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { UsedPart } from '../used-part.tsx';
import { PostJobSummary } from './post-job-summary.tsx';
import { PostSeveral } from './post-several.tsx';
import { PropertyPart } from './property-part.tsx';
import { RepeatPart } from './repeat-part.tsx';
import { StaysPlace } from './stays-place.tsx';
import { SaveTemplate, UseTemplate } from './template-buttons.tsx';
import { useOwedFirst } from './use-owed-first.tsx';

// They are asked for, and nothing waits for them.
const ComingStays = lazy(() => import('./coming-stays.tsx').then((file) => ({ default: file.ComingStays })));
// Few owe anything.
const OwedNotice = lazy(() => import('./owed-notice.tsx').then((file) => ({ default: file.OwedNotice })));

interface PostJobFormProps {
  user: User;
  /** The host’s homes, or where there are many, those that the form may hold at first among them. */
  properties: readonly Property[];
  /** What the address asks for; it goes before a draft that was begun elsewhere. */
  asked: PostingValues | null;
  /** The address that asks for it; null where it asks for nothing. */
  askedAt: string | null;
  inviteId: string | null;
}

/** The page's form: where, when, what and for how much on one side, the money and the click on the other. */
export function PostJobForm({ user, properties: known, asked, askedAt, inviteId }: PostJobFormProps) {
  const { t } = useTranslation('posting');
  const [draft] = useState(() => readDraft(user.id, askedAt));
  const [draftShown, setDraftShown] = useState(draft !== null);
  const [card, setCard] = useState<Card | null>(null);
  const jobs = useLiveJobs();
  const invitation = useInvitation(inviteId);
  const owedFirst = useOwedFirst();
  const zoneOf = (id: string) => properties.find((property) => property.id === id)?.timeZone;
  const { leave, started, several, oneOfSeveral, postedSeveral } = usePosted(user.id, invitation.send);
  const { form, submit, posting, posted, others } = usePostingForm({
    jobs,
    values: draft ?? asked ?? firstValues(known),
    zoneOf,
    onPosted: ({ id }) => leave(id, t('toasts.posted')),
    onStarted: started,
    onCardNeeded: (postAgain) => setCard({ onAdded: postAgain }),
    onOwed: owedFirst.onOwed,
  });
  const properties = useWithHome(known, form.watch('propertyId'));
  useDraft(form, user.id, askedAt);
  const timeZone = zoneOf(form.watch('propertyId')) ?? unknownZone;
  const repeat = <RepeatPart form={form} properties={properties} />;
  const owes = Boolean(useRead(getOwed).data);
  function startOver() {
    form.reset(asked ?? firstValues(known));
    forgetDraft(user.id);
    setDraftShown(false);
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <div className="grid min-w-0 content-start gap-5">
        <Suspense>{owes && <OwedNotice />}</Suspense>
        <CardFirst onAdd={() => setCard({})} />
        {draftShown && (
          <Notice action={<TextButton onClick={startOver}>{t('page.startOver')}</TextButton>}>{t('page.draft')}</Notice>
        )}
        {draft === null && askedAt === null && <StaysAhead {...{ form, properties }} />}
        <PropertyPart form={form} properties={properties} aside={<UseTemplate {...{ form, timeZone }} />} />
        <form id="post-job" noValidate className="grid gap-5" onSubmit={submit} onKeyDown={onlyByButton}>
          <PostingFields
            form={form}
            properties={properties}
            // the jobs that were just posted at several homes are this form’s own
            jobs={several ? [] : others}
            {...{ posted, repeat }}
            withProperty={false}
          />
          {invitation.name && (
            <Invitation {...invitation} name={invitation.name} payoutCents={form.watch('payoutCents')} />
          )}
        </form>
        {!posted && <PostSeveral {...{ form, properties }} onAny={oneOfSeveral} onPosted={postedSeveral} />}
        <SaveTemplate form={form} />
      </div>
      <PostJobSummary
        {...{ form, timeZone, posting, jobs: others, done: several || posted !== undefined }}
        onCancel={() => forgetDraft(user.id)}
      />
      <CardDialog {...{ card, setCard }} payoutCents={form.getValues('payoutCents')} />
      {owedFirst.payment}
    </div>
  );
}

/** Whoever comes from a day, a job or a draft has chosen already; who has no calendar has no stays. */
function StaysAhead({ form, properties }: { form: PostingForm; properties: readonly Property[] }) {
  if (!properties.some(({ calendarIntegrationEnabled }) => calendarIntegrationEnabled)) return null;
  return (
    <UsedPart until={<StaysPlace />}>
      <ComingStays {...{ form, properties }} />
    </UsedPart>
  );
}

interface Card {
  onAdded?: () => void;
}

interface CardDialogProps {
  card: Card | null;
  setCard: (card: Card | null) => void;
  payoutCents: number;
}

function CardDialog({ card, setCard, payoutCents }: CardDialogProps) {
  const fee = useFee('hostCents');
  return (
    <AddCardDialog
      open={card !== null}
      onOpenChange={(open) => !open && setCard(null)}
      onAdded={card?.onAdded}
      // who only adds one beforehand has agreed to no sum yet
      charge={card?.onAdded && <ChargeStatement totalCents={payoutCents + fee} />}
    />
  );
}

/** What follows a posted job, or a series: the draft goes, an invitation goes out, the job opens, or the first of several. */
function usePosted(userId: string, invite: (jobId: string) => Promise<void>) {
  const { t } = useTranslation('posting');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [several, setSeveral] = useState(false);
  function leave(jobId: string, title: string) {
    forgetDraft(userId);
    showToast({ title, tone: 'success' });
    void invite(jobId).finally(() => navigate(to('job', { id: jobId })));
  }
  return {
    leave,
    several,
    oneOfSeveral: () => {
      forgetDraft(userId);
      setSeveral(true);
    },
    postedSeveral: () => void navigate(to('hostDashboard', undefined, { tab: 'jobs', group: 'coming' })),
    started: ({ next, propertyId }: Series) => {
      const title = t('toasts.started');
      const jobId = next.find(({ state }) => state === 'posted')?.jobId;
      if (jobId) return leave(jobId, title);
      forgetDraft(userId);
      const first = next.find(({ state }) => state === 'planned')?.date;
      const day = first && formatWallDay(addDays(first, -seriesPostedAhead), language);
      showToast({ title, ...(day && { description: t('toasts.startedLater', { day }) }), tone: 'success' });
      // its home says that it comes, and when
      void navigate(to('hostHome', { id: propertyId }));
    },
  };
}
