import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { getCleanerProfile } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import type { BidFormProps } from '#web/bids/bid-form.tsx';
import { CheckNeeded } from '#web/bids/check-needed.tsx';
import { useIsOver } from '#web/jobs/use-is-over.ts';
import { to } from '#web/paths.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { useShrinksUpward } from '#web/ui/use-shrinks-upward.ts';
import { LatePart } from '../late-part.tsx';
import { UsedPart } from '../used-part.tsx';
import { BarMoney } from './bar-money.tsx';
import { BidBar } from './bid-bar.tsx';
import { useNoTime } from './use-no-time.ts';
import { useUsualHours } from './use-usual-hours.ts';
import { WeighSplit } from './weigh-split.tsx';

// Few have bid or are invited, and the form stands below what one reads first.
const OwnBid = fetchedAhead(() => import('#web/bids/own-bid.tsx').then((file) => file.OwnBid));
const RequestPanel = lazy(() =>
  import('#web/hiring/request-panel.tsx').then((file) => ({ default: file.RequestPanel })),
);
const BidForm = lazy(() => import('#web/bids/bid-form.tsx').then((file) => ({ default: file.BidForm })));
const BeforeBid = lazy(() => import('./before-bid/before-bid.tsx').then((file) => ({ default: file.BeforeBid })));

const formHeight = 'h-140';

/** A cleaner who is not assigned: an invitation to answer, a bid to place, or the own bid and what became of it. */
export function BidderPanel({ job }: { job: JobDetail }) {
  const invited = job.can.includes('accept') || job.can.includes('decline');
  const { ownBid } = job;
  const over = useIsOver(job);
  const split = (cents: Cents) => <WeighSplit job={job} payoutCents={cents} stands={invited || Boolean(ownBid)} />;
  const [noTime, usualHours] = [useNoTime(job), useUsualHours(job)];
  const mayBid = job.can.includes('bid');
  const [step, setStep] = useState<'reading' | 'writing' | 'sent'>('reading');
  const [instead, onInstead] = useState(useWaitsTyped()(`bid:${job.id}`));
  const live = ownBid?.status === 'PENDING' ? ownBid : undefined;
  // the bid came from elsewhere while one was being written here: what is typed stays, and becomes a change of it
  const overtaken = step === 'writing' && live !== undefined;
  const gone = step === 'writing' && !mayBid && !ownBid;
  const { place, shrinks } = useShrinksUpward(step);
  const write = () => setStep('writing');
  const done = () => {
    shrinks(true);
    setStep('sent');
  };
  const weigh = job.can.includes('weigh') && (
    <LatePart height="h-76">
      <BeforeBid job={job} isDecided={live !== undefined} />
    </LatePart>
  );
  const canAct = invited || mayBid || gone || live !== undefined;
  return (
    <div ref={place} className="grid gap-8">
      {invited && <Asked job={job} split={split} bidsInstead={instead && mayBid} />}
      {!ownBid && weigh}
      {ownBid && job.status !== 'CANCELED' && !overtaken && (
        <OwnBidPart job={job} bid={ownBid} split={split} isSent={step === 'sent'} />
      )}
      {ownBid && weigh}
      {(mayBid || gone || overtaken) && (
        <div onInput={write} onSubmit={write}>
          {invited ? (
            <BidInstead
              {...{ split, noTime, usualHours, instead, onInstead }}
              jobId={job.id}
              bid={live}
              onDone={done}
            />
          ) : (
            <FirstBid job={job} bid={live} {...{ split, noTime, usualHours, gone }} onDone={done} />
          )}
        </div>
      )}
      {!canAct && (job.status === 'OPEN' && !over ? <WhyNoForm /> : <OtherJobs isSaid={job.status === 'CANCELED'} />)}
    </div>
  );
}

interface AskedProps extends Pick<BidFormProps, 'split'> {
  job: JobDetail;
  bidsInstead: boolean;
}

const Asked = ({ job, split, bidsInstead }: AskedProps) => (
  <LatePart height="h-60">
    <RequestPanel job={job} split={split(job.payoutCents)} money={<BarMoney job={job} />} bidsInstead={bidsInstead} />
  </LatePart>
);

interface OwnBidPartProps extends Pick<BidFormProps, 'split'> {
  job: JobDetail;
  bid: Bid;
  /** The reader has just sent it from here. */
  isSent: boolean;
}

function OwnBidPart({ job, bid, split, isSent }: OwnBidPartProps) {
  const { t } = useTranslation('bids');
  const place = useRef<HTMLDivElement>(null);
  // whoever has just sent it goes on from here, and not from where the form was
  useEffect(() => {
    if (!isSent || !place.current) return;
    place.current.focus({ preventScroll: true });
    if (place.current.getBoundingClientRect().top < 0) place.current.scrollIntoView({ block: 'start' });
  }, [isSent]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Section title={t('own.title')}>
        <LatePart height="h-44">
          <OwnBid bid={bid} split={split} can={job.can} />
        </LatePart>
      </Section>
    </div>
  );
}

type Form = Pick<BidFormProps, 'bid' | 'split' | 'noTime' | 'usualHours' | 'gone' | 'onDone'>;

/** Begins with the host's price: who agrees only sends it. On a phone the way to it stays at the thumb. */
function FirstBid({ job, ...form }: Form & { job: JobDetail }) {
  const { t } = useTranslation('bids');
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  function go() {
    place.current?.scrollIntoView({ block: 'start' });
    setAsked(asked + 1);
  }
  return (
    <div ref={place} className="scroll-mt-20">
      <Section title={t('form.title')}>
        <UsedPart height={formHeight}>
          <BidForm jobId={job.id} initial={{ amountCents: job.payoutCents }} asked={asked} {...form} />
        </UsedPart>
      </Section>
      {!form.noTime && !form.gone && !form.bid && <BidBar job={job} form={place} onGo={go} />}
    </div>
  );
}

interface BidInsteadProps extends Omit<Form, 'gone'> {
  jobId: string;
  instead: boolean;
  onInstead: (instead: boolean) => void;
}

/** Who is asked for the job accepts or declines first; a bid of one's own is the other way. */
function BidInstead({ instead, onInstead, ...form }: BidInsteadProps) {
  const { t } = useTranslation('bids');
  return (
    <Section title={t('form.title')}>
      {instead ? (
        <LatePart height={formHeight}>
          <BidForm {...form} onCancel={() => onInstead(false)} />
        </LatePart>
      ) : (
        <Button onClick={() => onInstead(true)}>{t('form.instead')}</Button>
      )}
    </Section>
  );
}

/** Without a form there is mostly no approved check. */
function WhyNoForm() {
  const profile = useRead(getCleanerProfile).data;
  if (profile === undefined) return null;
  return profile?.backgroundCheckStatus === 'APPROVED' ? <OtherJobs /> : <CheckNeeded />;
}

/** Nothing is left to do here: the way on; why, unless the page says it already. */
function OtherJobs({ isSaid = false }: { isSaid?: boolean }) {
  const { t } = useTranslation('bids');
  return (
    <div className="grid justify-items-start gap-3">
      {!isSaid && <p className="text-14 text-ink-soft">{t('closed.text')}</p>}
      <LinkButton to={to('cleanerJobs')}>{t('closed.others')}</LinkButton>
    </div>
  );
}
