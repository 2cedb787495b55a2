import { useTranslation } from 'react-i18next';
import type { DisputeStatus } from '#contract/states.ts';
import { Badge } from '#web/ui/badge.tsx';

interface DisputeStatusBadgeProps {
  status: DisputeStatus;
  /** It is the reader who has to do something now, which says more than the step; what waits for others is quiet. */
  isReadersTurn: boolean;
}

/** The step of a report as a word. */
export function DisputeStatusBadge({ status, isReadersTurn }: DisputeStatusBadgeProps) {
  const { t } = useTranslation('reports');
  const tone = isReadersTurn ? 'apricot' : status === 'RESOLVED' ? 'green' : 'neutral';
  // with the operator, it waits for whoever of them looks
  const isOwn = isReadersTurn && status !== 'ESCALATED';
  return <Badge tone={tone}>{t(isOwn ? 'status.yours' : `status.${status}`)}</Badge>;
}
