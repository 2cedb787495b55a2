import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const SaveDialog = fetchedAhead(() =>
  import('./save-as-template-dialog.tsx').then((file) => file.SaveAsTemplateDialog),
);

/** Keeps what a finished job was posted with for the next ones. */
export function SaveAsTemplate({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="compact" onClick={() => setOpen(true)}>
        {t('detail.saveTemplate')}
      </Button>
      <Suspense fallback={null}>{open && <SaveDialog job={job} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
