import { useTranslation } from 'react-i18next';
import type { DisputeStatus } from '#contract/states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<DisputeStatus, BadgeTone> = {
  OPEN: 'amber',
  PROPOSED: 'neutral',
  ESCALATED: 'apricot',
  RESOLVED: 'green',
};

/** The step of a report as a word. */
export function DisputeStatusBadge({ status }: { status: DisputeStatus }) {
  const { t } = useTranslation('reports');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
