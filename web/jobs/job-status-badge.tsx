import { useTranslation } from 'react-i18next';
import type { JobStatus } from '#contract/states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

/** Apricot waits for somebody; PAID, IN_PROGRESS and ASSIGNED look as specified: default, secondary, outline. */
const tones: Record<JobStatus, BadgeTone> = {
  OPEN: 'apricot',
  ASSIGNED: 'line',
  IN_PROGRESS: 'neutral',
  SUBMITTED: 'apricot',
  PAID: 'solid',
  CANCELED: 'red',
};

/** Where a job stands, in a word. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { t } = useTranslation('jobs');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
