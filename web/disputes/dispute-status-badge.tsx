import { useTranslation } from 'react-i18next';
import type { DisputeStatus, JobSide } from '#contract/states.ts';
import { Badge } from '#web/ui/badge.tsx';

interface DisputeStatusBadgeProps {
  status: DisputeStatus;
  /** It is the reader who has to do something now, which says more than the step; what waits for others is quiet. */
  isReadersTurn: boolean;
  /** Who has accepted what is proposed: it waits for the other. */
  acceptedBy?: JobSide | null | undefined;
}

/** After one side has accepted: the other’s turn. */
const waitsFor = { host: 'OPEN', cleaner: 'host' } as const;

/** The step of a report as a word. */
export function DisputeStatusBadge({ status, isReadersTurn, acceptedBy }: DisputeStatusBadgeProps) {
  const { t } = useTranslation('reports');
  const tone = isReadersTurn ? 'apricot' : status === 'RESOLVED' ? 'green' : 'neutral';
  // with the operator, it waits for whoever of them looks
  const isOwn = isReadersTurn && status !== 'ESCALATED';
  if (isOwn) return <Badge tone={tone}>{t('status.yours')}</Badge>;
  const step = status === 'PROPOSED' && acceptedBy ? waitsFor[acceptedBy] : status;
  return <Badge tone={tone}>{t(`status.${step}`)}</Badge>;
}
