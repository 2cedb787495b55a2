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

/** Opens the report of a problem. */
export function ReportButton({ job, nameOfTask }: { job: JobDetail; nameOfTask: NameOfTask }) {
  const { t } = useTranslation('jobs');
  const waits = useWaitsTyped();
  const [open, setOpen] = useState(waits(keptReport(job.id)));
  return (
    <div>
      <Button icon={Flag} onClick={() => setOpen(true)}>
        {t('reportProblem')}
      </Button>
      <Suspense fallback={null}>
        {open && <ReportDialog job={job} nameOfTask={nameOfTask} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
