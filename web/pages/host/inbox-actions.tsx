import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkout, setupPayment } from '#contract/calls.ts';
import type { InboxItem } from '#contract/inbox.ts';
import { bidsPlace, to } from '#web/paths.ts';
import { doubtPlace } from '#web/payments/doubt-place.ts';
import { may } from '#web/platform/may.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AnswerReport, SettleStays } from './inbox-settle.tsx';

const AddCardDialog = lazy(() =>
  import('#web/payments/add-card-dialog.tsx').then((file) => ({ default: file.AddCardDialog })),
);
const PayOwed = lazy(() => import('#web/payments/pay-owed.tsx').then((file) => ({ default: file.PayOwed })));
const PostAgain = lazy(() => import('./post-again.tsx').then((file) => ({ default: file.PostAgain })));

export interface InboxActionsProps {
  item: InboxItem;
  /** The most urgent of all is tinted. */
  first: boolean;
  /** It is settled, and stays only because its bids are open. */
  left: boolean;
  /** Whether the bids of a job are shown below it. */
  choice: Choice;
  onAnswer: (talk: Conversation) => void;
}

/** Whom the host writes to about which job. */
export interface Conversation {
  jobId: string;
  person: { id: string; name: string };
}

interface Choice {
  open: boolean;
  onToggle: () => void;
}

/** What settles one thing of the inbox. The keys press what is marked as settling, or opening, it. */
export function InboxActions({ item, first, left, choice, onAnswer }: InboxActionsProps) {
  const look = { size: 'compact', variant: first ? 'tinted' : 'secondary' } as const;
  const { kind, job, calendar, message } = item;
  if (left || !maySettle()) return <OnlyOpen item={item} look={look} />;
  if (kind === 'card') return may(setupPayment) && <AddCard look={look} />;
  if (kind === 'calendar' && calendar && !job) return <Calendar calendar={calendar} look={look} />;
  if (kind === 'place' && item.home) return <AddPlace home={item.home} look={look} />;
  if (!job) return null;
  const open = <OpenJob job={job} kind={kind} doubt={item.doubts?.[0]} look={look} />;
  if (kind === 'pay') return <Both settle={<Pay item={item} job={job} look={look} />} open={open} />;
  if (kind === 'approve') return <Both settle={<Pay item={item} job={job} look={look} />} open={open} />;
  if (kind === 'bids') return <Both settle={<Choose job={job} choice={choice} look={look} />} open={open} />;
  if (kind === 'repost') return <Both settle={<Repost job={job} look={look} />} open={open} />;
  if (kind === 'report') return <Both settle={<AnswerReport job={job} look={look} />} open={open} />;
  const person = message?.cleaner ?? (kind === 'door' ? job.cleaner : null);
  if (person)
    return <Both settle={<Answer look={look} onPress={() => onAnswer({ jobId: job.id, person })} />} open={open} />;
  return open;
}

type Look = Pick<ButtonProps, 'size' | 'variant'>;
type Job = NonNullable<InboxItem['job']>;

/** Whoever may pay for the host may settle all of it but a missing card. */
const maySettle = () => may(checkout);

/** Where it is seen, for a viewer of the host's team. */
function OnlyOpen({ item: { kind, job, calendar }, look }: { item: InboxItem; look: Look }) {
  if (job) return <OpenJob job={job} kind={kind} look={look} />;
  return calendar && <OpenCalendar calendar={calendar} look={look} />;
}

/** What settles it, then the way to all of it, quieter. */
const Both = ({ settle, open }: { settle: ReactNode; open: ReactNode }) => (
  <>
    {open}
    {settle}
  </>
);

function AddCard({ look }: { look: Look }) {
  const { t } = useTranslation('host');
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button {...look} data-settles onClick={() => setAdding(true)}>
        {t('payment.button')}
      </Button>
      <Suspense>{adding && <AddCardDialog open onOpenChange={setAdding} />}</Suspense>
    </>
  );
}

type CalendarNeed = NonNullable<InboxItem['calendar']>;

/** Lost stays are kept or canceled in place; everything else is put right in the calendar. */
function Calendar({ calendar, look }: { calendar: CalendarNeed; look: Look }) {
  const { integrationId, kind, property } = calendar;
  const isLoss = kind === 'empty' || kind === 'shrunk';
  if (!integrationId || !isLoss) return <OpenCalendar calendar={calendar} look={look} settles />;
  return (
    <Both
      settle={<SettleStays calendar={{ integrationId, title: property.title }} look={look} />}
      open={<OpenCalendar calendar={calendar} look={{ ...look, variant: 'quiet' }} />}
    />
  );
}

function OpenCalendar({ calendar, look, settles }: { calendar: CalendarNeed; look: Look; settles?: boolean }) {
  const { t } = useTranslation('host');
  const { integrationId, checkOutDate, property } = calendar;
  const place = integrationId
    ? { calendar: integrationId }
    : { month: checkOutDate?.slice(0, 7), property: property.id };
  return (
    <LinkButton {...look} data-settles={settles || undefined} data-opens to={to('hostCalendar', undefined, place)}>
      {t('calendarAsks.open')}
      <Of title={property.title} />
    </LinkButton>
  );
}

function AddPlace({ home, look }: { home: NonNullable<InboxItem['home']>; look: Look }) {
  const { t } = useTranslation('host');
  return (
    <LinkButton
      {...look}
      data-settles
      data-opens
      to={to('hostDashboard', undefined, { tab: 'properties', edit: home.id })}
    >
      {t('inbox.addPlace')}
      <Of title={home.title} />
    </LinkButton>
  );
}

/** Which of them, for who hears the page: after the words that are seen. */
const Of = ({ title }: { title: string }) => <span className="sr-only">{`: ${title}`}</span>;

/** What one goes to a job for. */
const openWords = {
  bidless: 'bidless.button',
  approve: 'approve.button',
} as const satisfies Partial<Record<InboxItem['kind'], unknown>>;

interface OpenJobProps {
  job: Job;
  kind: InboxItem['kind'];
  doubt?: NonNullable<InboxItem['doubts']>[number] | undefined;
  look: Look;
}

/** Where nothing can be settled in the row, the job is where it is done, and this is what Enter follows. */
function OpenJob({ job, kind, doubt, look }: OpenJobProps) {
  const { t } = useTranslation('host');
  const settles = maySettle() && (kind === 'bidless' || kind === 'calendar');
  const named = kind === 'approve' || (kind === 'bidless' && settles);
  // who may not settle it only looks
  const label = named && !(kind === 'approve' && !maySettle()) ? openWords[kind] : 'calendarAsks.job';
  return (
    <LinkButton
      {...look}
      variant={settles ? look.variant : 'quiet'}
      data-opens
      data-settles={settles || undefined}
      to={`${to('job', { id: job.id })}${placeIn(kind, doubt)}`}
    >
      {t(label)}
      <Of title={job.property.title} />
    </LinkButton>
  );
}

/** Where on its page: the bids, or what should be looked at before it is paid. */
function placeIn(kind: InboxItem['kind'], doubt: OpenJobProps['doubt']): string {
  if (doubt) return `#${doubtPlace[doubt]}`;
  return kind === 'bids' ? `#${bidsPlace}` : '';
}

function Pay({ item: { kind, owedCents }, job, look }: { item: InboxItem; job: Job; look: Look }) {
  const { t } = useTranslation('host');
  const [paying, setPaying] = useState(false);
  const { title } = job.property;
  const owed = { jobId: job.id, jobTitle: title, amountCents: owedCents ?? job.payoutCents };
  const close = () => setPaying(false);
  return (
    <>
      <Button
        {...look}
        data-settles
        aria-label={t(kind === 'pay' ? 'pay.buttonOf' : 'approve.payOf', { title })}
        onClick={() => setPaying(true)}
      >
        {t(kind === 'pay' ? 'pay.button' : 'approve.pay')}
      </Button>
      <Suspense>{paying && <PayOwed owed={owed} isSaid onPaid={close} onClose={close} />}</Suspense>
    </>
  );
}

function Choose({ job, choice: { open, onToggle }, look }: { job: Job; choice: Choice; look: Look }) {
  const { t } = useTranslation('host');
  return (
    <Button
      {...look}
      data-settles
      aria-expanded={open}
      aria-label={t('inbox.chooseOf', { title: job.property.title })}
      onClick={onToggle}
    >
      {t('inbox.choose')}
    </Button>
  );
}

function Repost({ job, look }: { job: Job; look: Look }) {
  const { t } = useTranslation('host');
  const [posting, setPosting] = useState(false);
  return (
    <>
      <Button
        {...look}
        data-settles
        aria-label={t('repost.buttonOf', { title: job.property.title })}
        onClick={() => setPosting(true)}
      >
        {t('repost.button')}
      </Button>
      <Suspense>{posting && <PostAgain job={job} onClose={() => setPosting(false)} />}</Suspense>
    </>
  );
}

function Answer({ look, onPress }: { look: Look; onPress: () => void }) {
  const { t } = useTranslation('host');
  return (
    <Button {...look} data-settles aria-haspopup="dialog" onClick={onPress}>
      {t('inbox.answer')}
    </Button>
  );
}
