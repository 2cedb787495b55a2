import { useTranslation } from 'react-i18next';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { useIsOver } from '#web/jobs/use-is-over.ts';

/** What stands for the cleaner of a job without one: nobody is on their way to one that has come to its end. */
export function useNobody(job: Pick<AdminJob, 'status' | 'endTime'>): string {
  const { t } = useTranslation('adminLists');
  const isOver = useIsOver(job);
  return t(isOver || job.status === 'CANCELED' ? 'jobs.nobody' : 'jobs.noCleaner');
}
