import { useTranslation } from 'react-i18next';
import type { Job, JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { receivesOf } from '#contract/receives.ts';
import { splitOf } from '#contract/split.ts';
import { acceptedPayoutOf } from '#web/platform/accepted-payout-of.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatMoney } from '#web/platform/format.ts';
import { moneyTenseOf } from '#web/platform/money-tense.ts';
import { useHostPays } from '#web/platform/use-host-pays.ts';
import { useOwnFees } from '#web/platform/use-own-fees.ts';
import { useIsOver } from './use-is-over.ts';

export type PricedJob = Pick<
  Job,
  'status' | 'endTime' | 'cleanerId' | 'payoutCents' | 'hostFeeCents' | 'cleanerFeeCents' | 'couldNotClean'
> &
  Partial<
    Pick<
      JobDetail,
      | 'lateCancellation'
      | 'helping'
      | 'cleaner'
      | 'moneyIsHeld'
      | 'receivedCents'
      | 'waitingPayCents'
      | 'reportStatus'
      | 'dispute'
      | 'proposedCents'
      | 'proposalAcceptedBy'
    >
  >;

interface JobPrice {
  label: string;
  amount: string;
  /** The price before the fees, where it is not the amount itself. */
  before?: { label: string; amount: string };
}

/** A job's money as its reader counts it: what a cleaner receives, what a host pays. */
export function useJobPrice(job: PricedJob, viewer: 'host' | 'cleaner' | 'other'): JobPrice {
  const { t } = useTranslation('jobs');
  const price = {
    label: t(priceLabelOf(job)),
    amount: formatMoney(job.payoutCents),
  };
  const isOpen = job.cleanerId === null;
  const own = useOwnFees(isOpen && viewer === 'cleaner');
  const { hostPays } = useHostPays();
  const over = useIsOver(job);
  const lost = job.cleanerId === null && job.status !== 'OPEN';
  // who comes along is paid by whom they help, and knows that better than what
  if (job.helping) return { label: t('price.youHelp'), amount: job.cleaner?.name ?? '' };
  if (viewer === 'other') return price;
  // members of a team read whose money it is
  const words = labelOf[viewer === 'host' && actingFor() ? 'team' : viewer];
  const late = job.lateCancellation;
  if (late) {
    const label = t(words[late.isPaid ? 'past' : 'now']);
    return { label, amount: formatMoney(late.amountCents), ...(viewer === 'host' && { before: price }) };
  }
  // nobody knows yet what it will cost: what their budget comes to is what they compare bids with
  if (isOpen && viewer === 'host' && job.status === 'OPEN')
    return { label: t('price.budgetWithFee'), amount: formatMoney(hostPays(job.payoutCents)), before: price };
  // somebody had it, and a host sees at once that it has cost nothing
  if (job.status === 'CANCELED' && viewer === 'host') return { label: t(words.past), amount: formatMoney(0) };
  // Nobody pays or receives anything.
  if (job.status === 'CANCELED' || over || lost) return price;
  const accepted = viewer === 'host' ? acceptedPayoutOf(job) : undefined;
  if (accepted !== undefined) {
    return { label: t(words.now), amount: formatMoney(decidedPaysOf(accepted, job)), before: price };
  }
  const proposed = viewer === 'host' ? proposedPaysOf(job) : undefined;
  if (proposed !== undefined) {
    const most = { label: t('price.atMost'), amount: formatMoney(splitOf(job.payoutCents, job).hostPaysCents) };
    return { label: t('price.asProposed'), amount: formatMoney(proposed), before: most };
  }
  const label = t(words[moneyTenseOf(job)]);
  const fees = isOpen ? own : job;
  const amount = formatMoney(
    viewer === 'host' ? splitOf(job.payoutCents, fees).hostPaysCents : receivesOf({ ...job, ...fees }),
  );
  return { label, amount, before: price };
}

/** What a host who has not paid would pay by the proposal that both sides are asked about, where it is less than all. */
function proposedPaysOf(job: PricedJob): number | undefined {
  if (job.status !== 'SUBMITTED' || job.reportStatus !== 'PROPOSED') return;
  const payoutCents = job.dispute?.proposal?.payoutCents ?? job.proposedCents;
  if (payoutCents === undefined || payoutCents >= job.payoutCents) return;
  return decidedPaysOf(payoutCents, job);
}

/** At nothing both fees are waived. */
const decidedPaysOf = (payoutCents: Cents, job: PricedJob): number =>
  payoutCents === 0 ? 0 : splitOf(payoutCents, job).hostPaysCents;

function priceLabelOf({ cleanerId, couldNotClean }: PricedJob) {
  if (couldNotClean) return 'facts.half';
  return cleanerId === null ? 'facts.budget' : 'facts.agreed';
}

const paid = 'price.youPaid';
const hostPaid = 'price.hostPaid';
const labelOf = {
  // a report may take something off, and adds nothing
  host: { now: 'price.youPay', paused: 'price.youPayMost', past: paid, held: paid, frozen: paid },
  team: { now: 'price.hostPays', paused: 'price.hostPays', past: hostPaid, held: hostPaid, frozen: hostPaid },
  cleaner: {
    now: 'price.youReceive',
    paused: 'price.onHold',
    past: 'price.youReceived',
    held: 'price.youWillReceive',
    frozen: 'price.onHold',
  },
} as const;
