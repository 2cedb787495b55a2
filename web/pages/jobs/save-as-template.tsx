import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { utcToZoned } from '#contract/zoned-time.ts';
import { emptyPosting, type PostingValues } from '#web/posting/posting-values.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const SaveDialog = fetchedAhead(() =>
  import('#web/posting/template-dialogs/save-template-dialog.tsx').then((file) => file.SaveTemplateDialog),
);

/** Keeps what a finished job was posted with for the next ones. */
export function SaveAsTemplate({ job }: { job: JobDetail }) {
  const { t } = useTranslation('posting');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="compact" onClick={() => setOpen(true)}>
        {t('template.save')}
      </Button>
      <Suspense fallback={null}>
        {open && <SaveDialog values={() => valuesOf(job)} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}

function valuesOf({ startTime, endTime, timeZone, ...job }: JobDetail): PostingValues {
  return {
    ...emptyPosting,
    ...{ startTime: utcToZoned(startTime, timeZone), endTime: utcToZoned(endTime, timeZone) },
    ...{ payoutCents: job.payoutCents, cleaningType: job.cleaningType, customTasks: job.customTasks },
    specialInstructions: job.specialInstructions ?? '',
  };
}
