import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkout, postJob, setupPayment } from '#contract/calls.ts';
import type { InboxItem } from '#contract/inbox.ts';
import { startOn } from '#web/calendars/timeline/timeline-model.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AnswerReport, SettleStays } from './inbox-settle.tsx';
import { wayOf } from './inbox-way.ts';
import { PayJob } from './pay-job.tsx';

const AddCardDialog = lazy(() =>
  import('#web/payments/add-card-dialog.tsx').then((file) => ({ default: file.AddCardDialog })),
);
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

/** What settles one thing of the inbox: one button, for the row itself leads to all of it. The keys press it. */
export function InboxActions({ item, first, left, choice, onAnswer }: InboxActionsProps) {
  const look = { size: 'compact', variant: first ? 'tinted' : 'secondary' } as const;
  const { kind, job, calendar, message, stay } = item;
  if (left || !maySettle()) return null;
  if (kind === 'card') return may(setupPayment) && <AddCard look={look} />;
  if (kind === 'calendar' && calendar && !job) return <Calendar item={item} calendar={calendar} look={look} />;
  if (stay) return may(postJob) && <PostFor stay={stay} look={look} />;
  if (kind === 'place') return <Go item={item} words="inbox.addPlace" look={look} />;
  if (!job) return null;
  if (kind === 'pay' || kind === 'approve') return <PayJob {...{ job, kind, look }} owedCents={item.owedCents} />;
  if (kind === 'bids') return <Choose job={job} choice={choice} look={look} />;
  if (kind === 'repost') return <Repost job={job} look={look} />;
  if (kind === 'report') return <AnswerReport job={job} look={look} />;
  const person = message?.cleaner ?? (kind === 'door' ? job.cleaner : null);
  if (person) return <Answer look={look} onPress={() => onAnswer({ jobId: job.id, person })} />;
  return <Go item={item} words={kind === 'bidless' ? 'bidless.button' : 'calendarAsks.job'} look={look} />;
}

type Look = Pick<ButtonProps, 'size' | 'variant'>;
type Job = NonNullable<InboxItem['job']>;

/** Whoever may pay for the host may settle all of it but a missing card. */
const maySettle = () => may(checkout);

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
function Calendar({ item, calendar, look }: { item: InboxItem; calendar: CalendarNeed; look: Look }) {
  const { integrationId, kind, property } = calendar;
  if (integrationId && (kind === 'empty' || kind === 'shrunk'))
    return <SettleStays calendar={{ integrationId, title: property.title }} look={look} />;
  return <Go item={item} words="calendarAsks.open" look={look} />;
}

interface GoProps {
  item: InboxItem;
  words: 'calendarAsks.open' | 'calendarAsks.job' | 'inbox.addPlace' | 'bidless.button';
  look: Look;
}

/** Where nothing can be settled in the row, this leads where it can, as the row does. */
function Go({ item, words, look }: GoProps) {
  const { t } = useTranslation('host');
  const way = wayOf(item);
  if (!way) return null;
  return (
    <LinkButton {...look} data-settles to={way.to}>
      {t(words)}
      <Of title={way.title} />
    </LinkButton>
  );
}

/** The form opens with the home and the hour when its guest leaves. */
function PostFor({ stay, look }: { stay: NonNullable<InboxItem['stay']>; look: Look }) {
  const { t } = useTranslation('host');
  const { property, checkOutDate } = stay;
  const start = startOn(checkOutDate, property, useNow());
  return (
    <LinkButton {...look} data-settles to={to('hostPostJob', undefined, { property: property.id, start })}>
      {t('postJob')}
      <Of title={property.title} />
    </LinkButton>
  );
}

/** Which of them, for who hears the page: after the words that are seen. */
const Of = ({ title }: { title: string }) => <span className="sr-only">{`: ${title}`}</span>;

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
