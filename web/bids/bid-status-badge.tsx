import { useTranslation } from 'react-i18next';
import type { BidStatus } from '#contract/states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<BidStatus, BadgeTone> = {
  PENDING: 'amber',
  ACCEPTED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'neutral',
};

/** What has become of a bid, in a word. */
export function BidStatusBadge({ status }: { status: BidStatus }) {
  const { t } = useTranslation('bids');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
