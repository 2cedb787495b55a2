import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Job } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import type { BidFormProps } from '#web/bids/bid-form.tsx';
import { JobCard } from '#web/jobs/job-card.tsx';
import { splitLanguage, to } from '#web/paths.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useShrinksUpward } from '#web/ui/use-shrinks-upward.ts';
import { useNoTime } from '../jobs/use-no-time.ts';
import { useUsualHours } from '../jobs/use-usual-hours.ts';
import { WeighSplit } from '../jobs/weigh-split.tsx';
import { LatePart, QuietPart } from '../late-part.tsx';
import { JobDistance } from './job-distance.tsx';
import { PostedWhen } from './posted-when.tsx';
import type { JobInHand } from './use-job-in-hand.ts';

// What it takes to weigh a job is heavier than the list.
const CardFit = lazy(() => import('./card-fit.tsx').then((file) => ({ default: file.CardFit })));

const BidForm = fetchedAhead(() => import('#web/bids/bid-form.tsx').then((file) => file.BidForm));

const BeforeBid = lazy(() => import('../jobs/before-bid/before-bid.tsx').then((file) => ({ default: file.BeforeBid })));

interface BidCardProps {
  job: Job;
  /** The ids of the jobs that it stands with, its own among them. */
  together: readonly string[];
  badges?: ReactNode;
  /** What the list knows of it while one bids. */
  hand?: JobInHand;
  /** Why this job: shown above the buttons. */
  children?: ReactNode;
}

/** An open job that one can bid on right here. */
export function BidCard({ job, together, badges, hand, children }: BidCardProps) {
  const { t } = useTranslation('cleaner');
  const waits = useWaitsTyped();
  const [bidding, setBidding] = useState(waits(`bid:${job.id}`));
  const [pressed, setPressed] = useState(false);
  const gone = hand?.gone ?? false;
  const noTime = useNoTime(job, bidding && !gone);
  const turn = (on: boolean) => {
    setBidding(on);
    hand?.onBidding(on);
  };
  const { place, shrinks } = useShrinksUpward(bidding);
  const close = () => {
    shrinks();
    turn(false);
  };
  const finish = () => {
    shrinks(true);
    setBidding(false);
    hand?.onSent();
  };
  const open = () => {
    setPressed(true);
    turn(true);
  };
  const sent = hand?.sent ?? false;
  return (
    <div ref={place} className="grid content-stretch">
      <JobCard
        viewer="cleaner"
        job={job}
        badges={badges}
        {...(!bidding && !sent && { worth: <Worth job={job} together={together} /> })}
        relative
        whole={!bidding}
        {...((bidding || sent) && { price: null })}
        distance={job.distanceKm !== null && <JobDistance km={job.distanceKm} />}
        note={<PostedWhen job={job} />}
        {...(sent && { standing: <Badge tone="green">{t('available.sent')}</Badge> })}
        actions={!bidding && (sent ? <Sent job={job} /> : <Ways job={job} takesFocus={pressed} onBid={open} />)}
      >
        {children}
        {bidding && (
          <div className="max-w-xl">
            <Form job={job} gone={gone} noTime={noTime} asked={pressed ? 1 : 0} onClose={close} onSent={finish} />
          </div>
        )}
      </JobCard>
      {sent && <Undecided />}
    </div>
  );
}

const isAsked = ({ can }: Job) => can.includes('accept');

/** That its host asks the reader for it, before what else there is to say. */
function AskedBy({ job }: { job: Job }) {
  const { t } = useTranslation('cleaner');
  if (!isAsked(job) || !job.host) return null;
  return <p className="w-full text-14 font-medium text-apricot-ink">{t('requests.from', { name: job.host.name })}</p>;
}

/** Who asks for it, and what it is worth: asked of the server for all cards that stand together, once the page stands there. */
function Worth({ job, together }: Pick<BidCardProps, 'job' | 'together'>) {
  return (
    <>
      <AskedBy job={job} />
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <QuietPart until={<Skeleton className="h-5.5 w-48" />}>
          <CardFit job={job} together={together} />
        </QuietPart>
      </span>
    </>
  );
}

/** The way to the bid that was sent from here; focus goes on with it. */
function Sent({ job }: { job: Job }) {
  const { t } = useTranslation('cleaner');
  return (
    <LinkButton to={to('job', { id: job.id })} ref={takeFocus}>
      {t('available.seeBid')}
    </LinkButton>
  );
}

/** What the bid waits for, as high as the bar that covers the end of a phone's screen. */
function Undecided() {
  const { t } = useTranslation('bids');
  return <p className="min-h-16 px-4 pt-2 text-13 text-ink-soft">{t('own.states.PENDING')}</p>;
}

interface WaysProps {
  job: Job;
  takesFocus: boolean;
  onBid: () => void;
}

/**
 * To look at it, and to bid on it right here; whoever is asked for it looks first, as it is accepted there. Under the
 * public address, one way in the words that the specification has for it.
 */
function Ways({ job, takesFocus, onBid }: WaysProps) {
  const { t } = useTranslation('cleaner');
  const isPublic = splitLanguage(useLocation().pathname).path === to('findJobs');
  const asked = isAsked(job);
  const mayBid = job.can.includes('bid');
  const isOneWay = isPublic && mayBid && !asked;
  return (
    <>
      <LinkButton variant={isOneWay || asked || !mayBid ? 'tinted' : 'secondary'} to={to('job', { id: job.id })}>
        {t(isOneWay ? 'available.openAndBid' : 'available.open')}
      </LinkButton>
      {mayBid && !isOneWay && (
        <Button variant={asked ? 'secondary' : 'tinted'} {...(takesFocus && { ref: takeFocus })} onClick={onBid}>
          {t('available.bid')}
        </Button>
      )}
    </>
  );
}

interface FormProps extends Pick<BidFormProps, 'gone' | 'noTime' | 'asked'> {
  job: Job;
  onClose: () => void;
  onSent: () => void;
}

function Form({ job, onClose, onSent, ...form }: FormProps) {
  const usualHours = useUsualHours(job);
  return (
    <Suspense fallback={<Skeleton className="h-224 sm:h-213" />}>
      <BidForm
        jobId={job.id}
        within="card"
        initial={{ amountCents: job.payoutCents }}
        usualHours={usualHours}
        split={(cents: Cents) => <WeighSplit job={job} payoutCents={cents} />}
        weigh={
          <LatePart height="h-76">
            <BeforeBid job={job} level={3} />
          </LatePart>
        }
        onDone={onSent}
        onCancel={onClose}
        {...form}
      />
    </Suspense>
  );
}

/** Focus comes back from the form to the button that opened it, or to what took its place. */
const takeFocus = (button: HTMLElement | null) => button?.focus();
