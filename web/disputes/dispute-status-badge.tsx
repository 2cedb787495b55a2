import { useTranslation } from 'react-i18next';
import type { DisputeStatus } from '#contract/states.ts';
import { Badge } from '#web/ui/badge.tsx';

interface DisputeStatusBadgeProps {
  status: DisputeStatus;
  /** It is the reader who has to do something now; what waits for others is quiet. */
  isReadersTurn: boolean;
}

/** The step of a report as a word. */
export function DisputeStatusBadge({ status, isReadersTurn }: DisputeStatusBadgeProps) {
  const { t } = useTranslation('reports');
  const tone = isReadersTurn ? 'apricot' : status === 'RESOLVED' ? 'green' : 'neutral';
  return <Badge tone={tone}>{t(isReadersTurn && status === 'OPEN' ? 'status.yours' : `status.${status}`)}</Badge>;
}
