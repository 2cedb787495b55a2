import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { BidComparison } from '#web/bids/bid-comparison.tsx';
import { BookedElsewhere } from '#web/bids/booked-elsewhere.tsx';
import { type Choices, keepStanding } from '#web/bids/choices.ts';
import { Invited } from '#web/bids/invited.tsx';
import { keepChoices, readChoices } from '#web/bids/kept-choices.ts';
import { NoBids } from '#web/bids/no-bids.tsx';
import { SingleBid } from '#web/bids/single-bid.tsx';
import { AcceptBidButton } from '#web/hiring/accept-bid-button.tsx';
import { Ladder } from '#web/hiring/ladder.tsx';
import type { Candidate } from '#web/hiring/ladder-rung.tsx';
import { LateToCancel } from '#web/hiring/late-to-cancel.tsx';
import { MessageButton } from '#web/messages/message-button.tsx';
import { to } from '#web/paths.ts';
import { PayoutSplit } from '#web/payments/payout-split.tsx';
import { canBeChosen } from '#web/platform/can-be-chosen.ts';
import { useSession } from '#web/platform/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BidderName } from '../host/bidder-name.tsx';

interface HostChoiceProps {
  job: JobDetail;
  /** In a sheet there is no room for the order beside the bids: it stands below them. */
  stacked?: boolean;
}

/** The host of an open job: who was invited, then the choice. */
export const HostChoice = ({ job, stacked = false }: HostChoiceProps) => (
  <div className="grid gap-5">
    <Invited job={job} />
    <Choice job={job} stacked={stacked} />
  </div>
);

/** Nothing to choose from, one bid, or several side by side with the ladder. */
function Choice({ job, stacked }: Required<HostChoiceProps>) {
  const { t } = useTranslation('bids');
  const standing = (job.bids ?? [])
    .filter(({ status }) => status === 'PENDING')
    .sort((one, other) => one.amountCents - other.amountCents);
  const [only] = standing;
  const invite = <LinkButton to={to('findCleaners', undefined, { job: job.id })}>{t('compare.invite')}</LinkButton>;
  if (!only) {
    return <NoBids action={invite} invitedOnly={job.openToAllAt !== undefined} />;
  }
  if (standing.length > 1) return <SeveralBids job={job} bids={standing} stacked={stacked} />;
  return (
    <SingleBid
      bid={only}
      person={<Bidder bid={only} />}
      accept={
        only.bookedElsewhere ? (
          <Card className="grid content-start gap-4 self-start">
            <BookedElsewhere />
            {invite}
          </Card>
        ) : (
          <Card className="grid content-start gap-4 self-start">
            <PayoutSplit payoutCents={only.amountCents} fees={only} viewer="host" />
            <LateToCancel startTime={job.startTime} />
            <AcceptBidButton bid={only} home={job.property.title} />
          </Card>
        )
      }
    />
  );
}

/** Who has bid, and the way to ask them something. */
function Bidder({ bid, inTable = false }: { bid: Bid; inTable?: boolean }) {
  const { t } = useTranslation('messages');
  const { user } = useSession();
  return (
    <span className={cx('inline-flex gap-x-3 gap-y-1', inTable ? 'flex-col items-start' : 'flex-wrap items-center')}>
      <BidderName bid={bid} />
      {user && (
        <MessageButton
          user={user}
          jobId={bid.jobId}
          person={{ id: bid.cleanerId, name: bid.cleaner.name }}
          size="compact"
          bare={inTable}
        >
          {inTable ? t('open.write', { name: bid.cleaner.name }) : t('open.message')}
        </MessageButton>
      )}
    </span>
  );
}

function SeveralBids({ job, bids, stacked }: Required<HostChoiceProps> & { bids: readonly Bid[] }) {
  const [chosen, setChosen] = useState(() => readChoices(job.id));
  function setChoices(choices: Choices) {
    setChosen(choices);
    keepChoices(job.id, choices);
  }
  const choices = keepStanding(chosen, new Set(bids.filter(canBeChosen).map(({ id }) => id)));
  const candidate = (bidId: string | null): Candidate | null => {
    const bid = bids.find(({ id }) => id === bidId);
    return bid ? { bidId: bid.id, name: bid.cleaner.name, amountCents: bid.amountCents } : null;
  };
  return (
    // what stays in sight needs all of it around itself, not a row of a grid
    <div className={stacked ? 'flex flex-col gap-8' : 'grid gap-x-10 gap-y-8 lg:grid-cols-3'}>
      <div className={cx('grid min-w-0 content-start gap-3', !stacked && 'lg:col-span-2')}>
        <BidComparison
          {...{ bids, choices, stacked }}
          onChoices={setChoices}
          person={(bid) => <Bidder bid={bid} inTable />}
          note={<LateToCancel startTime={job.startTime} />}
        />
      </div>
      <div className={stacked ? 'contents' : 'lg:sticky lg:top-[calc(var(--top-bar)+1.25rem)] lg:self-start'}>
        <Ladder
          inSheet={stacked}
          jobId={job.id}
          onAccepted={() => {
            keepChoices(job.id, null);
            // who confirms until when stands at the top
            window.scrollTo({ top: 0 });
          }}
          chosen={[candidate(choices[0]), candidate(choices[1]), candidate(choices[2])]}
          split={(cents) => (
            <PayoutSplit payoutCents={cents} fees={bids.find(({ id }) => id === choices[0])} viewer="host" />
          )}
        />
      </div>
    </div>
  );
}
