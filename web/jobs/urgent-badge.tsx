import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useIsOver } from './use-is-over.ts';

/** Starts soon or was reopened, and has nobody yet; quiet, because it asks nothing of the reader yet. */
export function UrgentBadge({ job }: { job: Pick<Job, 'urgency' | 'status' | 'endTime'> }) {
  const { t } = useTranslation('jobs');
  const over = useIsOver(job);
  if (job.urgency !== 'URGENT' || job.status !== 'OPEN' || over) return null;
  return (
    <Badge tone="line" icon={Zap}>
      {t('urgent')}
    </Badge>
  );
}
