import type { JobDetail } from '#contract/jobs.ts';
import { utcToZoned } from '#contract/zoned-time.ts';
import { emptyPosting, type PostingValues } from '#web/posting/posting-values.ts';
import { SaveTemplateDialog } from '#web/posting/template-dialogs/save-template-dialog.tsx';

/** Asks for the name under which what a job was posted with is kept. */
export function SaveAsTemplateDialog({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  return <SaveTemplateDialog values={() => valuesOf(job)} onClose={onClose} />;
}

function valuesOf({ startTime, endTime, timeZone, ...job }: JobDetail): PostingValues {
  return {
    ...emptyPosting,
    ...{ startTime: utcToZoned(startTime, timeZone), endTime: utcToZoned(endTime, timeZone) },
    ...{ payoutCents: job.payoutCents, cleaningType: job.cleaningType, customTasks: job.customTasks },
    specialInstructions: job.specialInstructions ?? '',
  };
}
