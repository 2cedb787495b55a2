import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Unpaid } from '#contract/unpaid.ts';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PayButton } from './pay-button.tsx';

interface UnpaidNoticeProps {
  job: JobDetail;
  unpaid: Unpaid;
  viewer: 'host' | 'cleaner';
}

/** Why the host's card has not paid, or that the bank has fetched it back: the host settles it with one button, the cleaner knows what is going on. */
export function UnpaidNotice({ job, unpaid, viewer }: UnpaidNoticeProps) {
  const { t } = useTranslation('paying');
  const declineText = useDeclineText();
  const { why, amountCents, declineReason } = unpaid;
  const isHost = viewer === 'host';
  const isBack = unpaid.kind === 'repayment';
  const amount = formatMoney(amountCents ?? 0);
  return (
    <Notice
      tone={why === 'unknown' || !isHost ? 'amber' : 'red'}
      icon={CreditCard}
      title={
        isHost
          ? t(`unpaid.host.${titleOf(unpaid.kind)}`, { amount })
          : t(`unpaid.cleaner.${isBack ? 'takenBack' : 'title'}`)
      }
      action={isHost && why !== 'unknown' && job.can.includes('pay') && <PayButton job={job} />}
    >
      {t(`unpaid.${viewer}.${why}`)}
      {saysMore(unpaid) && <bdi className="block text-13 text-ink-soft">{declineText(declineReason)}</bdi>}
    </Notice>
  );
}

/** What the sentence above it has not said. */
const saysMore = ({ why, declineReason }: Unpaid) =>
  why === 'declined' && declineReason !== null && declineReason !== 'declined';

/** What came on top of a job names itself. */
const titleOf = (kind: Unpaid['kind']) => (kind === 'cancellation' || kind === 'waiting' ? kind : 'title');
