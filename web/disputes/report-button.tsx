import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { keptReport } from './kept-report.ts';
import type { NameOfTask } from './report-words.ts';

const ReportDialog = fetchedAhead(() => import('./report-dialog.tsx').then((file) => file.ReportDialog));

interface ReportButtonProps {
  job: JobDetail;
  nameOfTask: NameOfTask;
  /** Where it is the last thing of a card it speaks more softly than beside the way to pay. */
  variant?: 'secondary' | 'quiet';
  className?: string;
}

/** Opens the report of a problem, for who may report one. */
export function ReportButton({ job, nameOfTask, variant, className }: ReportButtonProps) {
  const { t } = useTranslation('jobs');
  const waits = useWaitsTyped();
  const [open, setOpen] = useState(waits(keptReport(job.id)));
  if (job.dispute || !job.can.includes('report')) return null;
  return (
    <>
      <Button icon={Flag} variant={variant} className={className} onClick={() => setOpen(true)}>
        {t('reportProblem')}
      </Button>
      <Suspense fallback={null}>
        {open && <ReportDialog job={job} nameOfTask={nameOfTask} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
