import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import type { JobAbility } from '#contract/job-abilities.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { formatMoney, formatNumber, formatRelative } from '#web/platform/format.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
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
  /** In a list: one amount first, in one quiet line the rest, and the status once. */
  brief?: Brief;
}

interface Brief {
  /** The reader's own money; null where nobody gets any, and the bid comes first. */
  lead: { label: string; amount: string } | null;
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
    <div className="flex flex-wrap gap-2 *:grow">
      {edit && (
        <Button {...(returned && { ref: takeFocus })} onClick={edit}>
          {t('own.edit')}
        </Button>
      )}
      <Button variant="danger" onClick={withdraw.onPress}>
        {withdraw.label}
      </Button>
    </div>
  );
}

/** Focus comes back from the form to the button that opened it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Chosen as second or third: the bid is kept as long as the job may need them. */
const isBackup = ({ status, teamRank }: Bid) => status === 'PENDING' && teamRank !== null && teamRank > 1;

function OwnBidFacts({ bid, brief }: Pick<OwnBidProps, 'bid' | 'brief'>) {
  const { t } = useTranslation('bids');
  const { language } = useLanguage();
  const now = useNow();
  const amount = { label: t('form.amount'), amount: formatMoney(bid.amountCents) };
  const first = brief?.lead ?? amount;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className={`flex items-baseline gap-2 font-semibold tabular-nums ${brief ? 'text-20' : 'text-16'}`}>
          <span className="text-13 font-normal text-ink-soft">{first.label}</span>
          <bdi>{first.amount}</bdi>
        </p>
        <BidStatusBadge status={bid.status} />
      </div>
      {bid.lostBecause ? (
        <LostBecause reasons={bid.lostBecause} />
      ) : (
        (isBackup(bid) || bid.status === 'REJECTED' || !brief) && (
          <p className="text-14">
            {isBackup(bid) ? t('own.rank', { rank: (bid.teamRank ?? 1) - 1 }) : t(`own.states.${bid.status}`)}
          </p>
        )
      )}
      {bid.message && (
        <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-soft">
          <bdi>{bid.message}</bdi>
        </p>
      )}
      <p className="text-13 text-ink-soft">
        {first !== amount && (
          <>
            {amount.label} <bdi>{amount.amount}</bdi>
            {' · '}
          </>
        )}
        {brief?.more && `${brief.more} · `}
        {bid.estimatedHours !== null &&
          `${t('own.hours', { count: bid.estimatedHours, hours: formatNumber(bid.estimatedHours, language) })} · `}
        {t('own.sent', { when: formatRelative(bid.createdAt, now, { language }) })}
      </p>
    </>
  );
}
