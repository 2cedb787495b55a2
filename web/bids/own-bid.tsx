import { Children, Fragment, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import type { JobAbility } from '#contract/job-abilities.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { formatMoney, formatNumber, formatRelative } from '#web/platform/format.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BidStatusBadge } from './bid-status-badge.tsx';
import { LostBecause } from './lost-because.tsx';
import { WithdrawBidDialog } from './withdraw-bid-dialog.tsx';

const BidForm = fetchedAhead(() => import('./bid-form.tsx').then((file) => file.BidForm));

interface OwnBidProps {
  bid: Bid;
  split: (amount: Cents) => ReactNode;
  /** What the reader may do with the job. */
  can: readonly JobAbility[];
  /** In a list that says the amount and the status above: in one quiet line the rest, and quieter ways to change it. */
  brief?: Brief;
}

interface Brief {
  /** The price stands above as well: it is what the reader gets, or nobody gets any. */
  priced: boolean;
  /** What else belongs into the quiet line. */
  more: string | null;
}

/** The reader's own bid: what it says, what has become of it, and while it waits the ways to change it. */
export function OwnBid({ bid, split, can, brief }: OwnBidProps) {
  const { t } = useTranslation('bids');
  const waits = useWaitsTyped();
  const [step, setStep] = useState<'show' | 'edit' | 'withdraw'>(waits(`bid:${bid.jobId}`) ? 'edit' : 'show');
  const [pressed, setPressed] = useState(false);
  const pending = bid.status === 'PENDING';
  const changeable = pending && can.includes('changeBid');
  const withdrawable = pending && can.includes('withdrawBid');
  const edit = () => {
    setPressed(true);
    setStep('edit');
  };
  if (step === 'edit' && changeable) {
    const back = () => setStep('show');
    return (
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <BidForm
          jobId={bid.jobId}
          bid={bid}
          split={split}
          within={brief ? 'card' : 'page'}
          asked={pressed ? 1 : 0}
          kept={!pressed}
          onDone={back}
          onCancel={back}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-3">
      {pending && !brief && split(toCents(bid.amountCents))}
      <OwnBidFacts bid={bid} brief={brief} />
      {withdrawable && (
        <Deeds
          withdraw={{ label: t(isBackup(bid) ? 'own.stepDown' : 'own.withdraw'), onPress: () => setStep('withdraw') }}
          edit={changeable ? edit : null}
          returned={pressed}
        />
      )}
      <WithdrawBidDialog
        bid={bid}
        backup={isBackup(bid)}
        open={step === 'withdraw'}
        onOpenChange={(shown) => setStep(shown ? 'withdraw' : 'show')}
      />
    </div>
  );
}

interface DeedsProps {
  edit: (() => void) | null;
  withdraw: { label: string; onPress: () => void };
  /** The form has been open. */
  returned: boolean;
}

function Deeds({ edit, withdraw, returned }: DeedsProps) {
  const { t } = useTranslation('bids');
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {edit && (
        <Button {...(returned && { ref: takeFocus })} onClick={edit}>
          {t('own.edit')}
        </Button>
      )}
      <Button variant={edit ? 'quiet' : 'danger'} onClick={withdraw.onPress}>
        {withdraw.label}
      </Button>
    </div>
  );
}

/** Focus comes back from the form to the button that opened it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Chosen as second or third: the bid is kept as long as the job may need them. */
const isBackup = ({ status, teamRank }: Bid) => status === 'PENDING' && teamRank !== null && teamRank > 1;

const backupRank = ({ teamRank }: Bid): number => (teamRank ?? 1) - 1;

function OwnBidFacts({ bid, brief }: Pick<OwnBidProps, 'bid' | 'brief'>) {
  const { t } = useTranslation('bids');
  const { language } = useLanguage();
  const now = useNow();
  const amount = { label: t('form.amount'), amount: formatMoney(bid.amountCents) };
  return (
    <>
      {!brief && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="flex items-baseline gap-2 text-16 font-semibold tabular-nums">
            <span className="text-13 font-normal text-ink-soft">{amount.label}</span>
            <bdi>{amount.amount}</bdi>
          </p>
          {isBackup(bid) ? <BackupBadge bid={bid} /> : <BidStatusBadge status={bid.status} />}
        </div>
      )}
      {bid.lostBecause ? (
        <LostBecause reasons={bid.lostBecause} />
      ) : (
        (isBackup(bid) || bid.status === 'REJECTED' || !brief) && (
          <p className="text-14">
            {isBackup(bid) ? t('own.rank', { rank: backupRank(bid) }) : t(`own.states.${bid.status}`)}
          </p>
        )
      )}
      {bid.message && !brief && (
        <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-soft">
          <bdi>{bid.message}</bdi>
        </p>
      )}
      <Pieces>
        {brief && !brief.priced && (
          <>
            {amount.label} <bdi>{amount.amount}</bdi>
          </>
        )}
        {brief?.more}
        {bid.estimatedHours !== null &&
          t('own.hours', { count: bid.estimatedHours, hours: formatNumber(bid.estimatedHours, language) })}
        {t('own.sent', { when: formatRelative(bid.createdAt, now, { language }) })}
      </Pieces>
      {/* as high as the buttons that were there */}
      {brief && bid.status === 'WITHDRAWN' && (
        <p className="flex min-h-10 items-center text-14 pointer-coarse:min-h-11">{t('own.states.WITHDRAWN')}</p>
      )}
    </>
  );
}

/** Called as at the head of the job: one word for one state. */
function BackupBadge({ bid }: Pick<OwnBidProps, 'bid'>) {
  const { t } = useTranslation('jobs');
  return <Badge>{t('backup', { rank: backupRank(bid) })}</Badge>;
}

/** In one quiet line, or more: none of them breaks in its middle as long as it fits into a line. */
function Pieces({ children }: { children: ReactNode }) {
  const pieces = Children.toArray(children);
  return (
    <p className="overflow-hidden text-13 text-ink-soft">
      {/* the dot before the first of a line is cut off */}
      <span className="-ms-3 flex flex-wrap">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order does not change
          <Fragment key={index}>
            <span className="before:inline-block before:w-3 before:text-center before:content-['·']">{piece}</span>{' '}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
